import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/run/root.ts';
import { type Bom, listLicences, unexpectedLicences } from '../../../../scripts/sbom/licences.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

const licensed = (licence: string) => [{ name: 'a', version: '1.0.0', licence }];

describe('the bill of materials', () => {
  it.each(['MIT', 'MIT OR GPL-3.0-only', '(MIT AND ISC)'])('SEC-04 accepts the licence %s', (licence) => {
    expect(unexpectedLicences(licensed(licence))).toEqual([]);
  });

  it.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED'])('SEC-04 reports the licence "%s"', (licence) => {
    expect(unexpectedLicences(licensed(licence))).toEqual([expect.stringContaining(`"${licence}"`)]);
  });

  it('SEC-04 lists the packages of others by name, with their licences', () => {
    const components = [
      { 'bom-ref': 'b', name: 'b', version: '2.0.0', licenses: [{ expression: 'MIT OR ISC' }] },
      { 'bom-ref': 'a', name: 'a', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { 'bom-ref': 'e', name: 'embedded-services', version: '1.0.0' },
    ];
    expect(listLicences({ components }).map(({ name, licence }) => `${name} ${licence}`)).toEqual([
      'a MIT',
      'b MIT OR ISC',
    ]);
  });

  it('SEC-04 OPS-04 npm run sbom writes it for the packages of production alone', { timeout: 60_000 }, () => {
    const folder = folderOfTest();
    const { status, stderr } = spawnSync(process.execPath, ['scripts/sbom.ts', folder], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const bom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as Bom & { bomFormat: string };
    const names = bom.components.map(({ name }) => name);
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['express', 'react', '@fontsource/monoton']));
    // sharp and valibot are in use by tests and tools too.
    expect(names).toEqual(expect.arrayContaining(['sharp', 'valibot']));
    expect(names.filter((name) => /^(?:vitest|axe-core|happy-dom)$/.test(name))).toEqual([]);
    expect(readFileSync(join(folder, 'licences.tsv'), 'utf8')).toMatch(/^react\t[\d.]+\tMIT$/m);
  });
});
