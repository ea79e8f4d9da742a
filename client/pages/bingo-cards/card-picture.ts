import { letters } from '../../../shared/bingo/card-75.ts';
import type { Card } from '../../../shared/bingo/card.ts';
import { escapeHtml } from '../../../shared/seo/escape.ts';
import { isLettered, type PrintedCards } from './printed-cards.ts';

/** Size of a cell in the drawing's units; a card of 90 is nine cells wide, one of 75 five. */
const place = { width: 60, height: 56 };
const captionHeight = 34;
const gap = 40;
const cardsAcross = 2;

const textAt = (x: number, y: number, size: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}"${more}>${escapeHtml(words)}</text>`;

const heightOf = (card: Card) => captionHeight + (card.length + Number(isLettered(card))) * place.height;
const widthOf = (card: Card) => (card[0]?.length ?? 0) * place.width;

/** One cell with its text centred. */
function cell(words: string, column: number, row: number, isBlank: boolean): string {
  const x = column * place.width;
  const y = captionHeight + row * place.height;
  const box = `<rect x="${x}" y="${y}" width="${place.width}" height="${place.height}" fill="${isBlank ? '#ddd' : '#fff'}" stroke="#000"/>`;
  const size = words.length > 2 ? 17 : 26;
  const middle = ' font-weight="700" text-anchor="middle"';
  return words ? box + textAt(x + place.width / 2, y + place.height / 2 + size * 0.35, size, words, middle) : box;
}

function drawCard(card: Card, { title, captionOf, free }: PrintedCards, index: number): string {
  const lettered = isLettered(card);
  const head = lettered ? letters.map((letter, column) => cell(letter, column, 0, true)) : [];
  const cells = card.flatMap((row, down) =>
    row.map((number, column) => {
      const words = number === undefined ? (lettered ? free : '') : String(number);
      return cell(words, column, down + Number(lettered), number === undefined);
    }),
  );
  return textAt(0, 22, 18, `${title} · ${captionOf(index + 1)}`) + [...head, ...cells].join('');
}

/** Returns all cards as one drawing, two in a row. */
export function cardPicture(printed: PrintedCards): string {
  const { cards } = printed;
  const [first = []] = cards;
  const across = Math.min(cardsAcross, cards.length);
  const step = { x: widthOf(first) + gap, y: heightOf(first) + gap };
  const width = across * step.x + gap;
  const height = Math.ceil(cards.length / across) * step.y + gap;
  const placed = cards.map((card, index) => {
    const x = gap + (index % across) * step.x;
    const y = gap + Math.floor(index / across) * step.y;
    return `<g transform="translate(${x} ${y})">${drawCard(card, printed, index)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Arial, sans-serif">`,
    `<title>${escapeHtml(printed.title)}</title><rect width="100%" height="100%" fill="#fff"/>`,
    ...placed,
    '</svg>\n',
  ].join('\n');
}
