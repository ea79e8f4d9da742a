import type { Plugin } from 'esbuild';
import { compileMessages } from './messages.ts';

/** Specifier by which the server imports the messages of all locales. */
export const messagesModule = 'messages:all';

async function messagesJson(root: string): Promise<string> {
  return JSON.stringify(await compileMessages(root));
}

/** Source of the module when nothing is bundled. */
export async function messagesSource(root: string): Promise<string> {
  return `export const messages = ${await messagesJson(root)};`;
}

/**
 * In a bundle the messages are a separate file, whose text is freed after parsing. Inlined, the bundle would hold it in
 * memory twice.
 */
const bundledSource = `
import { readFileSync } from 'node:fs';
import file from './messages.json';
export const messages = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));`;

export function messagesPlugin(root: string): Plugin {
  const namespace = 'messages';
  return {
    name: 'messages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${messagesModule}$`) }, ({ path }) => ({ path, namespace }));
      onResolve({ filter: /./, namespace }, ({ path }) =>
        path.startsWith('node:') ? { path, external: true } : { path, namespace },
      );
      onLoad({ filter: /\.json$/, namespace }, async () => ({ contents: await messagesJson(root), loader: 'file' }));
      onLoad({ filter: /.*/, namespace }, () => ({ contents: bundledSource, loader: 'js' }));
    },
  };
}
