/** Sections of the benchmark that can run alone, in order. */
export const sectionNames = ['size', 'server', 'shared', 'purge', 'growth', 'page', 'lighthouse'] as const;
export type SectionName = (typeof sectionNames)[number];
