import { createDataLayerReader, type Granted } from './data-layer.ts';
import { storedCookie } from './cookies.ts';

/** The URL of the script names the tag and its service: `/tags/pixel.js?id=P-1`. */
const { src } = document.currentScript as HTMLScriptElement;
const { pathname, searchParams } = new URL(src);
const name = /([\w-]+)\.js$/.exec(pathname)?.[1] ?? '';
const id = searchParams.get('id') ?? '';

const yearS = 31_536_000;
const random = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);
const seconds = () => String(Math.trunc(Date.now() / 1000));

interface Tag {
  /** Without this signal the tag stores nothing and sends no identifier. */
  signal: keyof Granted;
  /** Sets the tag's cookies and returns its identifier of the visitor. */
  identify(): string;
}

const tags: Readonly<Record<string, Tag>> = {
  analytics: {
    signal: 'analytics_storage',
    identify() {
      storedCookie(`_ga_${id.replaceAll(/\W/g, '')}`, () => `GS1.1.${seconds()}`, 2 * yearS);
      return storedCookie('_ga', () => `GA1.1.${random()}.${seconds()}`, 2 * yearS);
    },
  },
  pixel: {
    signal: 'ad_storage',
    identify: () => storedCookie('_fbp', () => `fb.1.${Date.now()}.${random()}`, yearS / 4),
  },
  'click-fraud': {
    signal: 'functionality_storage',
    identify: () => storedCookie('_cfid', random, yearS / 12),
  },
};

const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
if (tag) {
  createDataLayerReader(id, ({ event, params }, granted) => {
    const collect = new URL('collect', src);
    const isGranted = granted[tag.signal] === 'granted';
    collect.search = new URLSearchParams({
      tag: name,
      id,
      event,
      consent: isGranted ? 'granted' : 'denied',
      page: params.page_path ?? '',
      code: params.page_code ?? '',
      ...(isGranted && { visitor: tag.identify() }),
    }).toString();
    void fetch(collect, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => undefined);
  });
}
