import { snapshot, subscribe } from 'valtio/vanilla';
import { type Consent, consentKey, readConsent } from '../../shared/consent/consent.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { readStoredConsent, storeConsent } from './consent-storage.ts';

/** Restores the visitor's choice, stores new ones, and follows other tabs. Returns a function that stops it. */
export function persistConsent(consent: VisitorStores['consent']): () => void {
  const apply = (choice: Consent | undefined) => {
    if (choice) consent.choice = choice;
  };
  apply(readStoredConsent());
  const stop = subscribe(consent, () => {
    const { choice } = snapshot(consent);
    if (!choice) return;
    storeConsent(choice);
    document.documentElement.dataset['consent'] = 'given';
  });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === consentKey) apply(readConsent(newValue));
  };
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
    stop();
  };
}
