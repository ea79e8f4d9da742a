import { escapeHtml } from '../../../../shared/seo/escape.ts';

/** Paragraphs of text; empty ones are left out. */
export const paragraphs = (...texts: readonly string[]): string =>
  texts.flatMap((text) => (text ? [`<p>${escapeHtml(text)}</p>`] : [])).join('');

/** A list of terms, each with its description. */
export const termList = (items: readonly { term: string; text: string }[]): string =>
  `<ul>${items.map(({ term, text }) => `<li><strong>${escapeHtml(term)}.</strong> ${escapeHtml(text)}</li>`).join('')}</ul>`;
