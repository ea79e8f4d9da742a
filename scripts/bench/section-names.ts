/** Parts of the benchmark that can be asked alone, in the order in which they run. */
export const sectionNames = ['size', 'server', 'growth', 'page', 'lighthouse'] as const;
export type SectionName = (typeof sectionNames)[number];
