import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../terminal/failure.ts';
import { sendRequest, home } from '../send-request.ts';
import { type Bench, grownScale as scale } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Program } from '../programs/program.ts';
import { median } from '../statistics.ts';

/**
 * Interval between samples. Each sample collects garbage, which blocks the site for as long as it takes to write some
 * hundred games.
 */
const lookMs = 5;

interface Sent {
  /** Bytes sent, before compression. */
  readonly bytes: number;
  /** Peak memory of the site during the transfer, without garbage. */
  readonly retainedBytes: number;
}

/**
 * Memory of a site while it sends the sitemaps of its games. Buffering all of the larger ones would add half of its
 * memory.
 */
export async function measureSitemaps({ isQuick, startServices, startSite, logProgress }: Bench): Promise<Figure[]> {
  logProgress(`sitemaps at ${scale} times the catalogue`);
  await using few = await startServices(1);
  await using many = await startServices(scale);
  const sendFrom = (services: Program) => async () => {
    // A new site for each measurement, since a site caches finished sitemaps.
    await using site = await startSite({ SERVICES_ORIGIN: `http://127.0.0.1:${services.port}` });
    return await sendAll(site);
  };
  const sent = await interleave(isQuick ? 1 : 3, { few: sendFrom(few), many: sendFrom(many) });
  const figure = (id: string, title: string, of: keyof Sent): Figure => ({
    id: `growth.sitemap.${id}`,
    title: `${scale} × the catalogue, sitemaps of games: ${title}`,
    value: median(sent.many.map((one) => one[of])) / 1e6,
    unit: 'MB',
    control: { title: '1 ×', value: median(sent.few.map((one) => one[of])) / 1e6 },
  });
  return [
    { ...figure('retained', 'peak memory during the transfer', 'retainedBytes'), target: { of: 'ratio', atMost: 1.1 } },
    figure('bytes', 'what is sent', 'bytes'),
  ];
}

async function sendAll(site: Program): Promise<Sent> {
  // Memory that the first page and the first sitemap allocate stays, so load both first.
  for (const path of [home.path, '/sitemap-en-GB-pages-1.xml']) await sendRequest(site.port, { host: home.host, path });
  const sending = new AbortController();
  const sent = readFiles(site).finally(() => sending.abort());
  let retainedBytes = 0;
  while (!sending.signal.aborted) {
    retainedBytes = Math.max(retainedBytes, (await site.state({ collectFirst: true })).retainedBytes);
    await wait(lookMs);
  }
  return { bytes: await sent, retainedBytes };
}

/** Reads one file after the other until the next does not exist. */
async function readFiles({ port }: Program): Promise<number> {
  let bytes = 0;
  for (let file = 1; ; file += 1) {
    const { status, body } = await sendRequest(port, { host: home.host, path: `/sitemap-en-GB-games-${file}.xml` });
    if (status === 404 && file > 1) return bytes;
    if (status !== 200) throw new Failure(`[bench] A sitemap of games should give 200; its status was ${status}.`);
    bytes += body.length;
  }
}
