import type { Culture } from '../../../locales/index.ts';
import type { BrandConfig } from '../../config/brand-config.ts';
import type { Site, SitemapOptions } from './list.ts';
import { sections } from './sections.ts';
import { indexXml, urlsetEnd, urlsetStart, urlXml } from './xml.ts';

/** The protocol's limit for one file. */
export const urlsPerFile = 50_000;

/** Number of items fetched and written at once. It bounds memory, whatever the number of items. */
const sliceSize = 1_000;

/** Slice size where any page will do. */
const fewPlaces = 8;

/** A file of a section. `file` counts from 1. */
export interface Part {
  culture: Culture;
  section: string;
  file: number;
}

const partPath = ({ culture, section, file }: Part) => `/sitemap-${culture.code}-${section}-${file}.xml`;

/** Parses the path of a part. Undefined when this brand cannot have it. */
export function parsePartPath(path: string, { cultures }: Pick<BrandConfig, 'cultures'>): Part | undefined {
  const found = /^\/sitemap-([\w-]+)-([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path);
  const culture = cultures.find(({ code }) => code === found?.[1]);
  const section = found?.[2] ?? '';
  return culture && Object.hasOwn(sections, section) ? { culture, section, file: Number(found?.[3]) } : undefined;
}

/** The index: for each culture, as many parts of each section as the limit requires. */
export async function sitemapIndex(options: SitemapOptions): Promise<string> {
  const { brandConfig } = options;
  const parts = await Promise.all(
    brandConfig.cultures.flatMap((culture) =>
      Object.entries(sections).map(async ([section, lists]) => {
        const extents = await Promise.all(lists.map((list) => list.measure({ ...options, culture })));
        const total = extents.reduce((sum, extent) => sum + extent.total, 0);
        const updatedAt = latest(extents.map((extent) => extent.updatedAt));
        const files = Array.from({ length: Math.ceil(total / urlsPerFile) }, (_, index) => index + 1);
        return files.map((file) => ({ path: partPath({ culture, section, file }), updatedAt }));
      }),
    ),
  );
  return indexXml(brandConfig.origin, parts.flat());
}

const latest = (dates: readonly (string | undefined)[]) =>
  dates.filter((date) => date !== undefined).sort((one, other) => Date.parse(other) - Date.parse(one))[0];

/**
 * The slices of a part, each of at most `most` items. A part is a range in the concatenation of its section's lists.
 */
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
 * The XML of a part in pieces. Yields nothing when the part does not exist or is empty, since an empty sitemap is
 * invalid. Until the first piece the response can still become an error.
 */
export async function* partXml(part: Part, options: SitemapOptions): AsyncGenerator<string> {
  const { origin } = options.brandConfig;
  let start = urlsetStart;
  let piece: string[] = [];
  // The limit of a file bounds this set.
  const written = new Set<string>();
  for await (const entries of slicesOf(part, options)) {
    for (const entry of entries) {
      if (written.has(entry.path)) continue;
      written.add(entry.path);
      piece.push(urlXml(origin, entry));
    }
    if (piece.length < sliceSize) continue;
    yield start + piece.join('');
    start = '';
    piece = [];
  }
  if (start === '' || piece.length > 0) yield start + piece.join('') + urlsetEnd;
}

/** Whether a part exists. Fetches only as many items as it takes to find a page. */
export async function hasPart(part: Part, options: SitemapOptions): Promise<boolean> {
  for await (const entries of slicesOf(part, options, fewPlaces)) if (entries.length > 0) return true;
  return false;
}
