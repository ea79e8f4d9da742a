/** In the order of the stored string. */
export const consentCategories = ['necessary', 'functionality', 'tracking', 'targeting'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export type Consent = Readonly<Record<ConsentCategory, boolean>>;

export const consentKey = 'pg-wdg-cnst';

const every = (value: boolean): Consent => ({
  necessary: true,
  functionality: value,
  tracking: value,
  targeting: value,
});

export const fullConsent = every(true);
export const onlyNecessary = every(false);

/** Serialises a choice: `1011`. Necessary cookies are always allowed. */
export const writeConsent = (consent: Consent): string =>
  consentCategories.map((category) => (category === 'necessary' || consent[category] ? '1' : '0')).join('');

/** Parses a stored choice. Undefined when it is invalid, so that the consent bar appears again. */
export function readConsent(stored: string | null): Consent | undefined {
  if (!stored || !/^[01]{4}$/.test(stored)) return undefined;
  const [, functionality, tracking, targeting] = stored;
  return {
    necessary: true,
    functionality: functionality === '1',
    tracking: tracking === '1',
    targeting: targeting === '1',
  };
}
