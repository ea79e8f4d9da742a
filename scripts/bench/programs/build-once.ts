import { rm } from 'node:fs/promises';
import { buildSite } from '../../build/builder.ts';
import { root } from '../../run/root.ts';

// One build in a new process, written to a folder that is not served.
const outDir = `${root}.dist-bench-build/`;
await buildSite({ root, outDir, mode: 'production' });
await rm(outDir, { recursive: true });
