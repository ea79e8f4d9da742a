import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from '../../shared/i18n/intl.ts';

/** Share by which a translation may be longer than the English. */
const growth = 0.4;

const plain = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const accented = 'áçðéĝĥíĵķļñóŕšţúŵýžÁÇÐÉĜĤÍĴĶĻÑÓŔŠŢÚŴÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** Repeats vowels, or all letters of a text without any, until it has grown. `added` letters come from elsewhere. */
function lengthen(text: string, added: number): string {
  const letters = [...text];
  const vowels = letters.flatMap((letter, index) => (/[aeiouy]/i.test(letter) ? [index] : []));
  const places =
    vowels.length > 0 ? vowels : letters.flatMap((letter, index) => (/\p{L}/u.test(letter) ? [index] : []));
  if (places.length === 0) return text;
  const wanted = Math.max(0, Math.ceil(letters.length * growth) - added);
  const times = new Map(
    places.map((at, index) => [
      at,
      Math.floor(((index + 1) * wanted) / places.length) - Math.floor((index * wanted) / places.length),
    ]),
  );
  return letters.map((letter, index) => letter.repeat(1 + (times.get(index) ?? 0))).join('');
}

const pseudoText = (text: string, added = 0): string =>
  Array.from(lengthen(text, added), (letter) => accents.get(letter) ?? letter).join('');

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoText(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, { value }]) => [name, { value: value.map(pseudoElement) }]),
        ),
      };
    default:
      return element;
  }
}

/**
 * A message with accents, two fifths longer, in brackets that show where it is cut. Arguments, tags and plural categories
 * stay.
 */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message === '' ? '' : `[${pseudoText(message, '[]'.length)}]`;
  const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });
  return [bracket('['), ...message.map(pseudoElement), bracket(']')];
}
