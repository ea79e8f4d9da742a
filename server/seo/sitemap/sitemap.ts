import type { Culture } from '../../../locales/index.ts';
import type { RuntimeBrand } from '../../config/runtime-brand.ts';
import type { Site, SitemapOptions } from './list.ts';
import { sections } from './sections.ts';
import { indexXml, urlsetEnd, urlsetStart, urlXml } from './xml.ts';

/** The protocol's limit for one file. */
export const urlsPerFile = 50_000;

/** Pages that are written at once, and places of a list that are read at once: memory holds no more, however many there are. */
const sliceSize = 1_000;

/** Places that are read at once where any page will do. */
const fewPlaces = 8;

/** A file of a section: `file` counts from 1. */
export interface Part {
  culture: Culture;
  section: string;
  file: number;
}

const partPath = ({ culture, section, file }: Part) => `/sitemap-${culture.code}-${section}-${file}.xml`;

/** What the path of a part means, or undefined when this brand can have no such part. */
export function parsePartPath(path: string, { cultures }: Pick<RuntimeBrand, 'cultures'>): Part | undefined {
  const found = /^\/sitemap-([\w-]+)-([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path);
  const culture = cultures.find(({ code }) => code === found?.[1]);
  const section = found?.[2] ?? '';
  return culture && Object.hasOwn(sections, section) ? { culture, section, file: Number(found?.[3]) } : undefined;
}

/** The index: for each culture as many parts of each section as the limit asks for. */
export async function sitemapIndex(options: SitemapOptions): Promise<string> {
  const { runtime } = options;
  const parts = await Promise.all(
    runtime.cultures.flatMap((culture) =>
      Object.entries(sections).map(async ([section, lists]) => {
        const extents = await Promise.all(lists.map((list) => list.measure({ ...options, culture })));
        const total = extents.reduce((sum, extent) => sum + extent.total, 0);
        const updatedAt = extents
          .map((extent) => extent.updatedAt ?? '')
          .reduce((one, other) => (one > other ? one : other));
        const files = Array.from({ length: Math.ceil(total / urlsPerFile) }, (_, index) => index + 1);
        return files.map((file) => ({ path: partPath({ culture, section, file }), updatedAt }));
      }),
    ),
  );
  return indexXml(runtime.origin, parts.flat());
}

/** The slices of a part, of at most so many places: what stands between two places of its lists, laid end to end. */
async function* slicesOf({ culture, section, file }: Part, options: SitemapOptions, most = sliceSize) {
  const site: Site = { ...options, culture };
  const to = file * urlsPerFile;
  const from = to - urlsPerFile;
  let start = 0;
  for (const list of sections[section] ?? []) {
    for (let place = Math.max(start, from); ;) {
      const wanted = Math.min(most, to - place);
      if (wanted <= 0) return;
      const { entries, total, taken } = await list.read(site, place - start, wanted);
      if (taken < 1) throw new Error('[sitemap] A list has no end: it gives nothing, and says that there is more.');
      yield entries;
      place += taken;
      if (place - start < total) continue;
      start += total;
      break;
    }
  }
}

/**
 * The xml of a part, piece by piece; nothing at all when there is no such part, or nothing in it: an empty one is not allowed.
 * Until the first piece has come the answer can still be an error: a part of a single piece is whole or none.
 */
export async function* partXml(part: Part, options: SitemapOptions): AsyncGenerator<string> {
  const { origin } = options.runtime;
  let start = urlsetStart;
  let piece: string[] = [];
  for await (const entries of slicesOf(part, options)) {
    piece.push(...entries.map((entry) => urlXml(origin, entry)));
    if (piece.length < sliceSize) continue;
    yield start + piece.join('');
    start = '';
    piece = [];
  }
  if (start === '' || piece.length > 0) yield start + piece.join('') + urlsetEnd;
}

/** Whether there is such a part, asked of no more items than it takes to find one. */
export async function hasPart(part: Part, options: SitemapOptions): Promise<boolean> {
  for await (const entries of slicesOf(part, options, fewPlaces)) if (entries.length > 0) return true;
  return false;
}
