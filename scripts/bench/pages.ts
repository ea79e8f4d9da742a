import * as v from 'valibot';
import type { CultureCode } from '../../locales/index.ts';
import { Failure } from '../terminal/failure.ts';
import { home } from './send-request.ts';
import type { LoadTarget } from './programs/load-job.ts';
import type { Recorder } from './programs/recorder.ts';

/** A page that represents its kind. */
export interface KindOfPage {
  readonly name: 'home' | 'category' | 'game';
  readonly target: LoadTarget;
  /** Another page of the kind that shares no data with the first. */
  readonly sibling: LoadTarget;
}

const entries = v.object({ items: v.array(v.object({ path: v.string() })) });

/** Maximum page size of the services. */
const mostAtOnce = 1_000;

/** Paths of a culture's games, at most `most`. */
export async function gamePaths(
  { origin }: Pick<Recorder, 'origin'>,
  culture: CultureCode,
  most: number,
): Promise<string[]> {
  const paths: string[] = [];
  while (paths.length < most) {
    const query = new URLSearchParams({ culture, offset: String(paths.length), limit: String(mostAtOnce) });
    const response = await fetch(`${origin}/api/v1/games/site-map/?${query}`);
    const { items } = v.parse(entries, await response.json());
    if (items.length === 0) break;
    paths.push(...items.map(({ path }) => path));
  }
  return paths.slice(0, most);
}

/** One page of each kind on which visits begin. */
export async function findPages(recorder: Recorder): Promise<KindOfPage[]> {
  const [path, other] = await gamePaths(recorder, 'en-GB', 2);
  if (path === undefined || other === undefined) throw new Failure('[bench] The services have no games in en-GB.');
  const { host } = home;
  const page = (name: KindOfPage['name'], target: string, sibling: string): KindOfPage => ({
    name,
    target: { host, path: target },
    sibling: { host, path: sibling },
  });
  return [page('home', home.path, '/en-ROW/'), page('category', '/slots/', '/casino/'), page('game', path, other)];
}
