import { build, type BuildOptions, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { describeError } from '../../../../scripts/build/describe-error.ts';
import { Failure } from '../../../../scripts/terminal/failure.ts';

const css = (onLoad: () => never): Plugin => ({
  name: 'css',
  setup: (builder) => builder.onLoad({ filter: /./, namespace: 'css' }, onLoad),
});

const sheets: Plugin = {
  name: 'sheets',
  setup: ({ onResolve }) => onResolve({ filter: /[.]css$/ }, ({ path }) => ({ path, namespace: 'css' })),
};

const describeBuild = async (contents: string, onLoad: () => never) => {
  const options: BuildOptions = { bundle: true, write: false, logLevel: 'silent', plugins: [sheets, css(onLoad)] };
  const error: unknown = await build({ ...options, stdin: { contents, sourcefile: 'page.ts' } }).catch(
    (e: unknown) => e,
  );
  return describeError(error, false);
};

it('DOC-03 shows the message of a mistake in a style sheet alone, once', async () => {
  const message = '[css] client/page.module.css:18: Unexpected "}"';
  const failed = await describeBuild(`import './a.css'; import './b.css';`, () => {
    throw new Failure(message);
  });
  expect(failed).toBe(message);
});

it('DOC-03 shows the place of a mistake in code, and the stack of an unexpected error', async () => {
  const fails = (): never => {
    throw new Error('out of memory');
  };
  expect(await describeBuild('functio page() {}', fails)).toMatch(/page\.ts:1:8[^]*functio page/);
  expect(await describeBuild(`import './a.css';`, fails)).toMatch(/out of memory[^]*describe-error\.test/);
});
