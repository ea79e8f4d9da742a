import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '../../../../brands/index.ts';
import { findUnread, readSources } from '../../../../server/services/content/sources.ts';
import { folderOfFile } from '../../../support/temporary-folder.ts';

const spanish = brands.find(({ cultures }) => cultures.includes('es'))!;
const list: readonly Brand[] = [...brands, { ...spanish, id: 'es-2' }];

const root = folderOfFile();
for (const id of [spanish.id, 'es-2']) {
  mkdirSync(join(root, `brands/${id}/content/es`), { recursive: true });
  writeFileSync(join(root, `brands/${id}/content/es/page.md`), id);
}

describe('the contents of a culture that two brands serve', () => {
  it('BRAND-01 are those of the first', () => {
    expect(readSources(root, list)).toEqual([
      { culture: 'es', path: `brands/${spanish.id}/content/es/page.md`, name: 'page.md', text: spanish.id },
    ]);
  });

  it('BRAND-01 are reported as unread in the second', () => {
    expect(findUnread(root, list)).toEqual([
      {
        path: 'brands/es-2/content/es',
        says: `is not read: es has the contents of brands/${spanish.id}; remove it`,
      },
    ]);
    expect(findUnread(root, brands)).toEqual([]);
  });
});
