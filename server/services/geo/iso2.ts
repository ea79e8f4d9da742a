import { countries } from '../../../shared/geo/countries.ts';

/** Every country of ISO 3166-1, by its two letters, in capitals as in responses. */
export const countryCodes: readonly string[] = [...countries].map((code) => code.toUpperCase());
