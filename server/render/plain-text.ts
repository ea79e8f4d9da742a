import type { CompiledMessages } from '../../shared/i18n/intl.ts';

/**
 * The text of a message without a formatter. Returns `otherwise` when the message is missing or needs values: its id
 * would mean nothing to a visitor.
 */
export function plainText(messages: CompiledMessages | undefined, id: string, otherwise = ''): string {
  const message = messages?.[id];
  return typeof message === 'string' ? message : otherwise;
}
