/** Every message, compiled. For the server; a browser loads the files of `manifest.messages`. */
declare module 'messages:all' {
  export const messages: import('../../shared/i18n/intl.ts').MessagesByLocale;
}
