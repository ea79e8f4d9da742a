const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is a code of ISO 4217 that Intl knows. Intl formats any three letters, so a wrong code would be shown. */
export const isCurrency = (code: string): boolean => known.has(code);
