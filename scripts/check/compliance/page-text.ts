const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });

/** Texts that stand in attributes and are read out or shown. */
const spoken = /\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g;

const oneLine = (text: string) => decode(text).replace(/\s+/g, ' ').trim();

/** All that a page says: its title and texts, what stands in for pictures, what crawlers are told. No scripts, no addresses. */
export function pageText(html: string): string {
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const attributes = [...shown.matchAll(spoken)].map(([, value = '']) => value);
  const words = shown.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ');
  return oneLine([words, ...attributes, ...told].join(' ')).replace(/https?:\/\/\S+|(^|[\s"])\/[\w/-]+\//g, ' ');
}

/** Where a page's links lead, without the scripts' own addresses. */
export function pageLinks(html: string): Set<string> {
  return new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => decode(href)));
}

/** Words as they are compared: spaces of every kind are one. */
export const plain = oneLine;
