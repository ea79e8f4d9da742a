import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from './options.ts';
import type { ServerFile } from './server.ts';

interface Bundler {
  bundleScripts(): Promise<readonly { file: string; content: string }[]>;
}

/**
 * Scripts that the embedded services serve to browsers. The services can bundle these themselves, except in an image,
 * which has no bundler. There they read the files that this build writes beside their program.
 */
export async function serviceScripts({ root }: BuildOptions): Promise<ServerFile[]> {
  const bundler = `${root}server/services/browser-scripts/bundle.ts`;
  if (!existsSync(bundler)) return [];
  const { bundleScripts } = (await import(pathToFileURL(bundler).href)) as Bundler;
  return (await bundleScripts()).map(({ file, content }) => ({ path: `services/${file}`, content }));
}
