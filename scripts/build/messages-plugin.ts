import type { Plugin } from 'esbuild';
import { compileMessages } from './messages.ts';

/** How the server imports every message of every locale. */
export const messagesModule = 'messages:all';

async function messagesJson(root: string): Promise<string> {
  return JSON.stringify(await compileMessages(root));
}

/** Its source for one who bundles nothing. */
export async function messagesSource(root: string): Promise<string> {
  return `export const messages = ${await messagesJson(root)};`;
}

/** In a bundle they are a file beside it, which is forgotten once it is read; as a part of the bundle its text would be kept, twice. */
const bundledSource = `
import { readFileSync } from 'node:fs';
import file from './messages.json';
export const messages = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));`;

/** Resolves `messages:all`. */
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
