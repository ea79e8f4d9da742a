import { rm } from 'node:fs/promises';
import { buildSite } from '../../build/builder.ts';
import { root } from '../../run/root.ts';

// One build by a process that has built nothing before, written where nobody is served from.
const outDir = `${root}.dist-bench-build/`;
await buildSite({ root, outDir, mode: 'production' });
await rm(outDir, { recursive: true });
