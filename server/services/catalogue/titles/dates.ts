import type { Chance } from '../../art/kit/random.ts';

/** The day on which this edition of the catalogue is "today"; fixed, so that the same games are new on every machine. */
export const editionDate = '2026-11-20';

const dayMs = 86_400_000;
const oldestDays = 3_900;
const newDays = 60;
const daysBefore = (days: number) => new Date(Date.parse(editionDate) - days * dayMs).toISOString().slice(0, 10);

/** A day of release: more of them of late. */
export const drawReleaseDate = (chance: Chance): string => daysBefore(Math.floor(chance.random() ** 1.25 * oldestDays));

const newSince = daysBefore(newDays);

export const isNew = (releasedAt: string): boolean => releasedAt >= newSince;
