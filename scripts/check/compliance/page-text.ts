const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });

/** Attributes whose text is read out or displayed. */
const spoken = /\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g;

const oneLine = (text: string) => decode(text).replace(/\s+/g, ' ').trim();

/** All text of a page: title, content, alternative texts and structured data, without scripts and URLs. */
export function pageText(html: string): string {
  const structuredData = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const attributes = [...shown.matchAll(spoken)].map(([, value = '']) => value);
  const words = shown.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ');
  return oneLine([words, ...attributes, ...structuredData].join(' ')).replace(
    /https?:\/\/\S+|(^|[\s"])\/[\w/-]+\//g,
    ' ',
  );
}

/** Targets of a page's links, without script URLs. */
export function pageLinks(html: string): Set<string> {
  return new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => decode(href)));
}

/** Normalises white space, so that words can be compared. */
export const plain = oneLine;
