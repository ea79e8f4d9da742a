import type { ComponentType } from 'react';
import { pages } from '../../client/pages/pages.ts';
import type { ContentType } from '../../shared/routing/route.ts';

/** All page components, loaded before the first request. */
export async function loadPageComponents(): Promise<Readonly<Record<ContentType, ComponentType>>> {
  const entries = await Promise.all(
    Object.entries(pages).map(async ([type, { load }]) => [type, (await load()).Page] as const),
  );
  return Object.fromEntries(entries) as Record<ContentType, ComponentType>;
}
