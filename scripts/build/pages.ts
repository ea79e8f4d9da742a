import { loadModule } from './load-module.ts';

/** A page's module, relative to `client/`, and its areas of messages besides the frame's. */
interface PageEntry {
  readonly module: string;
  readonly areas: readonly string[];
}

export interface PageEntries {
  readonly frameAreas: readonly string[];
  readonly headAreas: readonly string[];
  readonly pages: Readonly<Record<string, PageEntry> & Record<'home', PageEntry>>;
}

/** Reads `client/pages/pages.ts`. */
export const loadPages = async (root: string) =>
  (await loadModule(root, 'client/pages/pages.ts')) as unknown as PageEntries;
