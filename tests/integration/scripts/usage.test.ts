import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run/root.ts';
import { compileCache } from '../support/services.ts';

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

/** Scripts of this project. The others call a tool, which has its own usage. */
const own = Object.entries(scripts).filter(
  ([name, command]) => /\b(?:scripts|server)\//.test(command) && !/^(?:pre|post)/.test(name),
);

const execute = promisify(execFile);
const env = { ...compileCache, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}` };

const run = (command: string, argument: string) => execute('sh', ['-c', `${command} ${argument}`], { cwd: root, env });

describe.concurrent('the scripts of package.json', () => {
  it.each(own)(
    'DOC-03 have a usage, which --help prints alone: %s',
    async (name, command) => {
      const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
      const { stdout, stderr } = await run(command, '--help');
      expect(stdout).toMatch(new RegExp(`^Usage: ${call}\\b`));
      expect(stderr).toBe('');
    },
    60_000,
  );

  // The others parse their arguments with scripts/terminal/command-line.ts, as their usage shows.
  it.each([
    ['build', 'Usage: npm run build'],
    ['services', 'Usage: npm run services'],
    ['serve', 'npm run serve -- --help'],
  ])(
    'DOC-03 reject an unknown option in a readable way: %s',
    async (name, hint) => {
      const failure: unknown = await run(scripts[name] ?? '', '--wrong').catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 1, stdout: '' });
      expect(failure).toHaveProperty('stderr', expect.stringMatching(/^\[\w+\] Unknown option '--wrong'/));
      expect(failure).toHaveProperty('stderr', expect.stringContaining(hint));
      expect(failure).toHaveProperty('stderr', expect.not.stringContaining('    at '));
    },
    60_000,
  );
});
