import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../../server/services/catalogue/generate.ts';

describe('the catalogue', () => {
  it('OPS-01 is identical when another process generates it', { timeout: 60_000 }, async () => {
    const module = fileURLToPath(new URL('../../../server/services/catalogue/generate.ts', import.meta.url));
    const code = `
      import { hash } from 'node:crypto';
      const { generateCatalogue } = await import(${JSON.stringify(module)});
      process.stdout.write(hash('sha256', JSON.stringify(generateCatalogue()), 'hex'));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
    expect(stdout).toBe(hash('sha256', JSON.stringify(generateCatalogue()), 'hex'));
  });
});
