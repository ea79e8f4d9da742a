import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { additionalCodes } from '../../../locales/culture.ts';
import { cultureCodes } from '../../../locales/index.ts';
import { prepareCatalogue, startServices, type RunningServices } from '../support/services.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

const permanent = { MARKETS: '', cultures: cultureCodes };
const all = { MARKETS: additionalCodes.join(','), cultures: [...cultureCodes, ...additionalCodes] };
type Markets = typeof permanent | typeof all;

/** A data folder that has been used with each of the settings. */
async function usedFolder(each: readonly Markets[]): Promise<string> {
  const folder = folderOfTest();
  for (const { MARKETS } of each) {
    const used = await prepareCatalogue('1', MARKETS);
    const files = (await readdir(used)).filter((name) => name.endsWith('.sqlite'));
    for (const file of files) await copyFile(join(used, file), join(folder, file));
  }
  return folder;
}

async function start(folder: string, { MARKETS }: Markets): Promise<RunningServices> {
  const services = await startServices({ env: { DATA_DIR: folder, MARKETS } });
  onTestFinished(async () => void (await services.stop()));
  return services;
}

interface Page {
  items: readonly { path: string }[];
  total: number;
}

/** Cultures of which the services lack games, the last page of games, or contents. */
async function faultsOf({ origin }: RunningServices, { cultures }: Markets): Promise<string[]> {
  const read = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    if (!response.ok) return undefined;
    return (await response.json()) as Page;
  };
  const faults = cultures.map(async (culture) => {
    const list = `/api/v1/games/?culture=${culture}`;
    const first = await read(list);
    const last = await read(`${list}&offset=${(first?.total ?? 0) - 1}&limit=1`);
    const feed = await read(`/api/v1/feeds/faq/?culture=${culture}`);
    return first?.items.length && last?.items.length && feed ? [] : [culture];
  });
  return (await Promise.all(faults)).flat();
}

it.each([
  { order: 'the permanent markets first', first: permanent, second: all },
  { order: 'all markets first', first: all, second: permanent },
])(
  'OPS-01 I18N-08 services with other markets run beside each other on one data folder, and restart: $order',
  { timeout: 240_000 },
  async ({ first, second }) => {
    const folder = await usedFolder([first, second]);
    const one = await start(folder, first);
    const other = await start(folder, second);
    expect(await faultsOf(one, first)).toEqual([]);
    expect(await faultsOf(other, second)).toEqual([]);

    await one.stop();
    const again = await start(folder, first);
    expect(await faultsOf(other, second)).toEqual([]);
    expect(await faultsOf(again, first)).toEqual([]);
    // The first start of each reads contents that have changed since the folder was prepared.
    const loaded = again.log.map(({ code }) => code);
    expect(loaded).not.toContain('catalogue.loaded');
    expect(loaded).not.toContain('content.loaded');
  },
);
