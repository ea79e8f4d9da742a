import { letters } from '../../../shared/bingo/card-75.ts';
import type { Card } from '../../../shared/bingo/card.ts';
import { escapeHtml } from '../../../shared/seo/escape.ts';
import { isLettered, type PrintedCards } from './printed-cards.ts';

const style = `
body{margin:16px;font:16px/1.4 system-ui,sans-serif;color:#000;background:#fff}
main{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(320px,1fr))}
table{width:100%;border-collapse:collapse;table-layout:fixed;break-inside:avoid}
caption{padding-bottom:4px;text-align:left}
th,td{height:2.6em;border:1px solid #000;font-weight:700;text-align:center}
td:empty{background:#ddd;print-color-adjust:exact}
ol{display:grid;grid-template-columns:repeat(10,1fr);gap:4px;padding:0;list-style:none;text-align:center}
li{border:1px solid #000}
@media print{@page{margin:12mm}body{margin:0}h1{display:none}
main{display:block}main.lettered{display:grid;gap:8mm;grid-template-columns:1fr 1fr}
table{margin-bottom:5mm}td{height:11mm;font-size:18pt}.lettered table{margin:0}.lettered td{height:15mm}
table:nth-child(6n){break-after:page}.lettered table:nth-child(6n){break-after:auto}.lettered table:nth-child(4n){break-after:page}
section{break-before:page}}
`;

function table(card: Card, { title, captionOf, free }: PrintedCards, index: number): string {
  const empty = isLettered(card) ? escapeHtml(free) : '';
  const head = isLettered(card)
    ? `<thead><tr>${letters.map((letter) => `<th scope="col">${letter}</th>`).join('')}</tr></thead>`
    : '';
  const rows = card.map((row) => `<tr>${row.map((cell) => `<td>${cell ?? empty}</td>`).join('')}</tr>`).join('');
  return `<table><caption><b>${escapeHtml(title)}</b> ${escapeHtml(captionOf(index + 1))}</caption>${head}<tbody>${rows}</tbody></table>`;
}

/** Returns a self-contained HTML page with printable cards, and the calls on a separate sheet. */
export function cardPage(printed: PrintedCards): string {
  const { cards, calls, title, lang, callList } = printed;
  const name = escapeHtml(title);
  const kind = cards.some(isLettered) ? ' class="lettered"' : '';
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><title>${name}</title>`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body>`,
    `<h1>${name}</h1><main${kind}>${cards.map((card, index) => table(card, printed, index)).join('\n')}</main>`,
    `<section><h2>${escapeHtml(callList)}</h2><ol>${calls.map((ball) => `<li>${ball}</li>`).join('')}</ol></section>`,
    '</body></html>\n',
  ].join('\n');
}
