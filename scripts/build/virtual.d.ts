/** Compiled messages of all locales, for the server. Browsers load the files of `manifest.messages`. */
declare module 'messages:all' {
  export const messages: import('../../shared/i18n/intl.ts').MessagesByLocale;
}
