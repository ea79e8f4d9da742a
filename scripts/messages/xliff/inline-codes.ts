import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A piece of a message: text, or an argument that translators move but do not change. */
export interface Piece {
  readonly isCode: boolean;
  /** As written in the message. */
  readonly raw: string;
}

const codes: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time]);

/**
 * Splits a message into text and arguments. A message with plurals, choices or tags is one piece of text, since translators
 * write its syntax. Their raw texts together are the message. Throws when it does not parse.
 */
export function splitMessage(text: string): Piece[] {
  const elements = parse(text, { captureLocation: true });
  if (!elements.every(({ type }) => codes.has(type) || type === TYPE.literal)) return [{ isCode: false, raw: text }];
  return elements.flatMap(({ type, location }) => {
    const raw = text.slice(location?.start.offset, location?.end.offset);
    return raw === '' ? [] : [{ isCode: type !== TYPE.literal, raw }];
  });
}
