/** Parts of the benchmark that can be asked alone, in the order in which they run. */
export const sectionNames = ['size', 'server', 'growth', 'page'] as const;
export type SectionName = (typeof sectionNames)[number];
