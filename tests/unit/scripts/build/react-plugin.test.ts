import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { reactPlugin } from '../../../../scripts/build/react-plugin.ts';
import { root } from '../../../../scripts/run/root.ts';

const entry = `
  import React, { createElement, useState } from 'react';
  import { jsx } from 'react/jsx-runtime';
  import { renderToStaticMarkup } from 'react-dom/server';
  const Count = ({ from }) => createElement('b', null, useState(from)[0]);
  export const html = renderToStaticMarkup(jsx('p', { children: jsx(Count, { from: 7 }) }));
  export const isOne = React.useState === useState;
`;

describe('the React plugin', () => {
  it('STACK-01 binds named imports to the one React that the renderer requires, without a namespace object', async () => {
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: { js: `import { createRequire } from 'node:module'; const require = createRequire('${root}');` },
      plugins: [reactPlugin],
    });
    const code = outputFiles[0]?.text ?? '';
    expect(await import(`data:text/javascript,${encodeURIComponent(code)}`)).toMatchObject({
      html: '<p><b>7</b></p>',
      isOne: true,
    });
    expect(code.match(/__toESM\(require_react\(\)/g)).toHaveLength(1);
    expect(code).not.toMatch(/import_react\w*\.useState/);
  });
});
