import { useMemo } from 'react';
import { usedTags } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';

/** Names of the blog's subjects by slug; empty when the service has failed. */
export function useTagNames(): ReadonlyMap<string, string> {
  const { culture } = useSite();
  const tags = found(useData(usedTags(culture.code)))?.items;
  return useMemo(() => new Map(tags?.map(({ slug, name }) => [slug, name])), [tags]);
}
