import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../terminal/failure.ts';
import type { OfferFound, PageEvidence } from './page-evidence.ts';

/** A page of a pack, with the name of its screenshot in the pack's folder. */
export interface PackedPage extends PageEvidence {
  readonly screenshot: string;
}

/** Evidence of one culture at one moment. Equal builds, cultures and times give equal packs. */
export interface Pack {
  readonly culture: string;
  readonly brand: string;
  readonly host: string;
  /** ISO time that the pages were rendered for. */
  readonly at: string;
  /** Version of the site. */
  readonly version: string;
  /** All offers of the culture, with their significant terms as the content service has them. */
  readonly offers: readonly OfferFound[];
  /** Rules for offers that the active ones violate. */
  readonly breaches: readonly string[];
  /** Rules for offers from which active ones are exempt, with reason and last day. */
  readonly exemptions: readonly string[];
  readonly pages: readonly PackedPage[];
}

/** File of a pack's data in its folder. */
export const dataFile = 'pack.json';

function isPack(value: unknown): value is Pack {
  return typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);
}

/** Reads the pack in a folder. Throws a {@link Failure} that names the file when there is none. */
export async function readPack(folder: string): Promise<Pack> {
  const file = join(folder, dataFile);
  const pack: unknown = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  if (!isPack(pack))
    throw new Failure(`[compliance] ${file} is no pack; make one by npm run compliance -- --culture …`);
  return pack;
}
