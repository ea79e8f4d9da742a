import type { Bench } from './bench.ts';
import type { Figure } from './figure.ts';
import { measureCheapResponses } from './parts/cheap-responses.ts';
import { measureCrowd } from './parts/crowd.ts';
import { measureDevelopment } from './parts/development.ts';
import { measureGrowth } from './parts/growth.ts';
import { measureHits } from './parts/hits.ts';
import { measureInstances } from './parts/instances.ts';
import { measureInteractions } from './parts/interactions.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureMemory } from './parts/memory.ts';
import { measureMisses } from './parts/misses.ts';
import { measureNavigation } from './parts/navigation.ts';
import { measurePageLoads } from './parts/page-load.ts';
import { measurePageMemory } from './parts/page-memory.ts';
import { measureProcesses } from './parts/processes.ts';
import { measurePurges } from './parts/purges.ts';
import { measureSharedCache } from './parts/shared-cache.ts';
import { measureSitemaps } from './parts/sitemaps.ts';
import { measureSent } from './parts/sizes.ts';
import { measureSlowData } from './parts/slow-data.ts';
import { measureStartUp } from './parts/start-up.ts';
import type { SectionName } from './section-names.ts';

/** The measurements of each section, in order. */
export const sections: Readonly<Record<SectionName, readonly ((bench: Bench) => Promise<Figure[]>)[]>> = {
  size: [measureSent],
  server: [
    measureHits,
    measureMisses,
    measureCrowd,
    measureSlowData,
    measureCheapResponses,
    measureMemory,
    measureProcesses,
    measureStartUp,
    measureDevelopment,
  ],
  shared: [measureSharedCache, measureInstances],
  purge: [measurePurges],
  growth: [measureGrowth, measureSitemaps],
  page: [measurePageLoads, measureNavigation, measureInteractions, measurePageMemory],
  lighthouse: [measureLighthouse],
};
