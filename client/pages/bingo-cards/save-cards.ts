import { cardPage } from './card-page.ts';
import { cardPicture } from './card-picture.ts';
import type { PrintedCards } from './printed-cards.ts';

const formats = {
  html: { type: 'text/html', write: cardPage },
  svg: { type: 'image/svg+xml', write: cardPicture },
} as const;

/** Downloads all cards as a file. */
export function saveCards(format: keyof typeof formats, printed: PrintedCards) {
  const { type, write } = formats[format];
  const url = URL.createObjectURL(new Blob([write(printed)], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${printed.name}.${format}` });
  link.click();
  // By then the download holds its own reference.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
