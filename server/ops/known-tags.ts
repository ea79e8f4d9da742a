import { table } from '../../shared/routing/table.ts';
import type { TagKind } from '../cache/tags.ts';
import type { Config } from '../config/config.ts';

/** Ids of the kinds of tags that the code defines. Ids of other kinds are content, which may be new. */
export type KnownTags = Readonly<Partial<Record<TagKind, readonly string[]>>>;

export const knownTagsOf = ({ brands }: Pick<Config, 'brands'>): KnownTags => ({
  brand: brands.map(({ brand }) => brand.id),
  culture: [...new Set(brands.flatMap(({ cultures }) => cultures.map(({ code }) => code)))],
  route: table.map(({ key }) => key),
});
