import { useMemo } from 'react';
import { blogTags } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';

/** What the blog's subjects are called, by slug; empty when their service has failed. */
export function useTagNames(): ReadonlyMap<string, string> {
  const { culture } = useSite();
  const tags = found(useData(blogTags(culture.code)))?.items;
  return useMemo(() => new Map(tags?.map(({ slug, name }) => [slug, name])), [tags]);
}
