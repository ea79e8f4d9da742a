import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/run/root.ts';
import { siteFlags, siteMemory } from '../../../../scripts/run/site-program.ts';

const read = (path: string) => readFileSync(root + path, 'utf8');
const program = 'dist/server/main.js';
const variables = Object.entries(siteMemory).map(([name, value]) => `${name}=${value}`);

describe('the way the site is run', () => {
  it('OPS-04 is the same by npm, in the image and on a platform that starts processes', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['serve']).toBe(`exec env ${variables.join(' ')} node ${siteFlags.join(' ')} ${program}`);
    const image = read('Dockerfile');
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(image) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...siteFlags, program]);
    for (const variable of variables) expect(image).toMatch(new RegExp(`^ENV .*\\b${variable}\\b`, 'm'));
    expect(read('Procfile').trim()).toBe(
      `web: exec env "PATH=node_modules/.bin:$PATH" ${variables.join(' ')} node ${siteFlags.join(' ')} ${program}`,
    );
  });
});
