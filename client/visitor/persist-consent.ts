import { snapshot, subscribe } from 'valtio/vanilla';
import { type Consent, consentKey, readConsent } from '../../shared/consent/consent.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { readStoredConsent, storeConsent } from './consent-storage.ts';

/** Takes up the visitor's choice, writes it down when they make one, and follows the one of another tab. What it returns ends that. */
export function persistConsent(consent: VisitorStores['consent']): () => void {
  const take = (choice: Consent | undefined) => {
    if (choice) consent.choice = choice;
  };
  take(readStoredConsent());
  const stop = subscribe(consent, () => {
    const { choice } = snapshot(consent);
    if (!choice) return;
    storeConsent(choice);
    document.documentElement.dataset['consent'] = 'given';
  });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === consentKey) take(readConsent(newValue));
  };
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
    stop();
  };
}
