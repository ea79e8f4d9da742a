import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './run/root.ts';
import { pruneOptional, unheldOptionals } from './lockfile/prune-optional.ts';
import type { Lockfile } from './lockfile/prune-optional.ts';

const path = `${root}package-lock.json`;
const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'));
const unheld = unheldOptionals(lockfile);
if (unheld.length > 0) writeFileSync(path, `${JSON.stringify(pruneOptional(lockfile), null, 2)}\n`);
console.log(`[fix-lockfile] ${unheld.length} optional entries taken out.`);
