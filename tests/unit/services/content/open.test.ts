import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ContentReport, openContent, refreshContent } from '../../../../server/services/content/open.ts';
import { createContentStore } from '../../../../server/services/content/store.ts';
import { watchContent } from '../../../../server/services/content/watch.ts';
import type { GameStore } from '../../../../server/services/games/store.ts';
import { brands } from '../../../../brands/index.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

const folder = 'brands/es/content/es';
const names = ['faq/01-account.md', 'features-home.md', 'promotions-home.md'];
const games = { bySlug: () => undefined, shelfOf: () => ({ inGroup: () => [] }) } as unknown as GameStore;

/** Content of one culture in a folder of the test, and a function that edits its first question. */
async function setUp() {
  const root = `${folderOfTest()}/`;
  for (const name of names) await cp(`${folder}/${name}`, join(root, folder, name));
  const dataDir = join(root, 'data');
  await mkdir(dataDir);
  const file = join(root, folder, 'faq/01-account.md');
  const edit = async () => writeFile(file, (await readFile(file, 'utf8')).replace(/^(## )/m, '$1Edited: '));
  return { root, edit, options: { root, dataDir, file: 'content.sqlite', artVersion: 'art', catalogueVersion: '1' } };
}

it('OPS-07 content is read again when a file has changed, and says which items differ', async () => {
  const { options, edit } = await setUp();
  const onLoaded = vi.fn<(report: ContentReport) => void>();
  const database = openContent(options, games, onLoaded);
  onTestFinished(() => database.close());
  const store = createContentStore(database);
  expect(onLoaded).toHaveBeenCalledOnce();
  expect(onLoaded.mock.lastCall?.[0].changed).toEqual([]);
  refreshContent(database, options, games, onLoaded);
  expect(onLoaded).toHaveBeenCalledOnce();
  await edit();
  refreshContent(database, options, games, onLoaded);
  expect(onLoaded.mock.lastCall?.[0].changed).toEqual([{ culture: 'es', kind: 'feed', id: 'faq' }]);
  expect(JSON.stringify(store.list('es', 'faq'))).toContain('Edited: ');
});

it('OPS-07 content that has changed while the services did not run is named as well', async () => {
  const { options, edit } = await setUp();
  openContent(options, games, () => undefined).close();
  await edit();
  const onLoaded = vi.fn<(report: ContentReport) => void>();
  openContent(options, games, onLoaded).close();
  expect(onLoaded.mock.lastCall?.[0].changed).toEqual([{ culture: 'es', kind: 'feed', id: 'faq' }]);
});

it('OPS-07 a changed file is noticed', async () => {
  const { root, edit } = await setUp();
  const onChange = vi.fn();
  onTestFinished(watchContent(root, brands, onChange));
  await edit();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 10_000);
});
