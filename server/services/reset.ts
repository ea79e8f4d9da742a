import { existsSync, readdirSync, rmSync } from 'node:fs';

const isCatalogue = (name: string) => /^catalogue(?:\+.+)?\.sqlite$/.test(name);

/** Removes the data folder. One that does not look like ours is left alone: a mistyped DATA_DIR must not cost a home folder. */
export function resetData(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const entries = readdirSync(dataDir);
  if (entries.length > 0 && !entries.some(isCatalogue)) {
    throw new Error(`[services] DATA_DIR ${dataDir} holds no catalogue; --reset removes only what the services made.`);
  }
  rmSync(dataDir, { recursive: true });
}
