import { type Culture, type CultureCode, cultures } from '../../locales/index.ts';

/** The culture in a call's query. */
export function cultureOfCall(url: string): Culture | undefined {
  const code = new URLSearchParams(url.split('?')[1]).get('culture') ?? '';
  return Object.hasOwn(cultures, code) ? cultures[code as CultureCode] : undefined;
}
