import { browserEncodings } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { findPages, type KindOfPage } from '../pages.ts';

const crowd = 100;

/** A hundred concurrent visitors of one uncached page: of a warm process, and of one that has just started. */
export async function measureCrowd(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of await findPages(bench.recorder)) {
    for (const isNew of [false, true]) {
      const { renders, fetches } = await loadConcurrently(bench, kind, isNew);
      const id = `server.crowd.${kind.name}.${isNew ? 'started' : 'warm'}`;
      const title = `${crowd} at once for a cold page, ${kind.name}, ${isNew ? 'just started' : 'warm process'}`;
      const common = { unit: '', target: { of: 'value', atMost: 1 } } as const;
      figures.push(
        { id: `${id}.renders`, title: `${title}: renders`, value: renders, ...common },
        { id: `${id}.fetches`, title: `${title}: fetches of one resource`, value: fetches, ...common },
      );
    }
  }
  return figures;
}

async function loadConcurrently(
  { loader, recorder, startSite }: Bench,
  { target, sibling }: KindOfPage,
  isNew: boolean,
) {
  const common = { headers: browserEncodings, connections: 1 };
  // Fill the recorder with the services' responses.
  await using first = await startSite();
  await loader.measure(first, { ...common, targets: [target], requests: 1 });
  await using site = await startSite({ CACHE_FRESH_S: '1' });
  if (!isNew) await loader.measure(site, { ...common, targets: [sibling], forMs: 1_500 });
  recorder.reset();
  const before = await site.state();
  await loader.measure(site, {
    targets: [target],
    headers: browserEncodings,
    connections: crowd,
    requests: crowd,
    warmPath: '/healthz',
  });
  const after = await site.state();
  return { renders: after.renders - before.renders, fetches: Math.max(0, ...recorder.requestCounts.values()) };
}
