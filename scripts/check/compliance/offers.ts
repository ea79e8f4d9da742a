import { readFile } from 'node:fs/promises';
import { baseLocales } from '../../../locales/bases.ts';
import type { Offer, StateWords } from './breaches.ts';

/** Reads a call of the embedded services. Undefined for a status other than 200. */
export async function read<T>(origin: string, path: string, query: Record<string, string>): Promise<T | undefined> {
  const response = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(query)}`);
  return response.status === 200 ? ((await response.json()) as T) : undefined;
}

/** All offers of a culture, whatever their status. */
export async function readOffers<Item = Offer>(origin: string, culture: string): Promise<readonly Item[]> {
  const list = await read<{ items: Item[] }>(origin, 'cms/promotions/', {
    culture,
    limit: '100',
  });
  return list?.items ?? [];
}

/** Words by which a market's pages mark offers that have not started or have ended. */
export async function readStateWords(root: string, locale: string): Promise<StateWords> {
  const base = (baseLocales as Readonly<Record<string, string>>)[locale];
  const files = [locale, ...(base ? [base] : [])].map((name) => `${root}locales/${name}/promotions.json`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '{}')));
  const areas = texts.map((text) => JSON.parse(text) as Record<string, string>);
  const words = (...ids: readonly string[]) =>
    areas.flatMap((area) => ids.flatMap((id) => area[id]?.replace(/\{.*/, '') ?? []));
  return { scheduled: words('promotions.startsOn'), expired: words('promotions.ended', 'promotions.endedTitle') };
}
