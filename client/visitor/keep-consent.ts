import { snapshot, subscribe } from 'valtio/vanilla';
import { consentKey, readConsent, writeConsent } from '../../shared/consent/consent.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';

/** Takes up the visitor's choice, writes it down when they make one, and follows the one of another tab. What it returns ends that. */
export function keepConsent(consent: VisitorStores['consent']): () => void {
  const take = (stored: string | null) => {
    const choice = readConsent(stored);
    if (choice) consent.choice = choice;
  };
  take(readStorage('local', consentKey));
  const stop = subscribe(consent, () => {
    const { choice } = snapshot(consent);
    if (!choice) return;
    writeStorage('local', consentKey, writeConsent(choice));
    document.documentElement.dataset['consent'] = 'given';
  });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === consentKey) take(newValue);
  };
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
    stop();
  };
}
