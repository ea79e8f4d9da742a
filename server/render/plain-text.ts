import type { CompiledMessages } from '../../shared/i18n/intl.ts';

/**
 * The text of a message for a page without a formatter. `otherwise` stands in where there is none or it needs values: an id in its place
 * would tell a visitor nothing.
 */
export function plainText(messages: CompiledMessages | undefined, id: string, otherwise = ''): string {
  const message = messages?.[id];
  return typeof message === 'string' ? message : otherwise;
}
