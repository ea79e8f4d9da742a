import type { Plugin } from 'esbuild';
import { compileMessages } from './messages.ts';

/** How the server imports every message of every locale. */
export const messagesModule = 'messages:all';

/** Its source: parsed from one string, which is quicker to start than an object literal of this size. */
export async function messagesSource(root: string): Promise<string> {
  const json = JSON.stringify(await compileMessages(root));
  return `export const messages = JSON.parse(${JSON.stringify(json)});`;
}

/** Resolves `messages:all`. */
export function messagesPlugin(root: string): Plugin {
  return {
    name: 'messages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${messagesModule}$`) }, () => ({ path: messagesModule, namespace: 'messages' }));
      onLoad({ filter: /.*/, namespace: 'messages' }, async () => ({
        contents: await messagesSource(root),
        loader: 'js',
      }));
    },
  };
}
