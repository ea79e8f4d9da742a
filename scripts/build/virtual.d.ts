/** Every message, compiled: locale, area, id. For the server; a browser loads the files of `manifest.messages`. */
declare module 'messages:all' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  export const messages: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string | MessageFormatElement[]>>>>>
  >;
}
