import { buildOwnScripts } from '../../build/client-scripts.ts';
import { loadPages } from '../../build/pages.ts';
import { measureSizes } from '../../build/sizes.ts';
import { root } from '../../run/root.ts';
import { sendRequest, browserEncodings } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { findPages } from '../pages.ts';
import { settle } from '../programs/settle.ts';

/** Requests after which a page is recompressed, with a margin. */
const untilHot = 64;

/** Sizes of downloads. Those of the build are exact and equal in every run. */
export async function measureSent({ build, buildFolder, loader, recorder, startSite }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  await using site = await startSite({ CACHE_FRESH_S: '3600' });
  for (const { name, target } of await findPages(recorder)) {
    const first = await sendRequest(site.port, target, browserEncodings);
    await loader.measure(site, { targets: [target], headers: browserEncodings, connections: 1, requests: untilHot });
    await settle(site);
    const hot = await sendRequest(site.port, target, browserEncodings);
    const add = (id: string, what: string, bytes: number, isBounded: boolean) =>
      figures.push({
        id: `size.html.${name}.${id}`,
        title: `html of ${name}, ${what}`,
        value: bytes / 1000,
        unit: 'kB',
        ...(isBounded && name === 'home' && { target: { of: 'value', atMost: 12.5 } as const }),
      });
    const plain = await sendRequest(site.port, target, {});
    add('first', 'Zstandard, first visitor', first.body.length, false);
    add('hot', 'brotli, once it is hot', hot.body.length, true);
    add('raw', 'raw', plain.body.length, false);
  }
  const options = { root, outDir: root + buildFolder, mode: 'production' } as const;
  const sizes = await measureSizes(build, await buildOwnScripts(options), (await loadPages(root)).pages.home);
  for (const { name, bytes, budget } of sizes) {
    if (name.startsWith('locales/') && !name.startsWith('locales/en-GB/')) continue;
    figures.push({
      id: `size.${name}`,
      title: name,
      value: bytes / 1000,
      unit: 'kB',
      ...(budget && { target: { of: 'value', atMost: budget.limit / 1000 } as const }),
    });
  }
  return figures;
}
