import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Instance, startInstance } from '../run/instance.ts';
import { Failure } from '../terminal/failure.ts';
import type { Sample } from './measures.ts';
import { createMix, type Target } from './mix.ts';
import type { SoakResult } from './report.ts';

export interface SoakJob {
  readonly servicesOrigin: string;
  readonly seconds: number;
  readonly requests: number;
  /** Connections that send requests at the same time. */
  readonly connections?: number;
  /** Seconds between two samples. */
  readonly sampleEvery?: number;
  /** Seconds between two restarts of the second instance, and between two edits. */
  readonly changeEvery?: number;
}

interface Received {
  status: number;
  cache: string | undefined;
  text: string;
}

const limitMs = 30_000;

/** More failed requests than these are only counted. */
const mostErrors = 1_000;

function send(port: number, { host, path }: Pick<Target, 'host' | 'path'>): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, headers: { host }, agent: false, signal: AbortSignal.timeout(limitMs) },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          const cache = incoming.headers['x-cache'];
          resolve({ status: incoming.statusCode ?? 0, cache: typeof cache === 'string' ? cache : undefined, text });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}

const editedCall = '/api/v1/cms/pages/?culture=en-GB&code=contact';
const editedPage = { host: 'en.localhost', path: '/contact/' };

/** Longer than the page cache and the service's `max-age` keep an old text (s). */
const longestEdit = 120;

const adminToken = 'soak';

async function post(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (!response.ok) throw new Failure(`[soak] ${url} responded with ${response.status}.`);
}

/** Changes a text of the contact page, as an editor would, by a replaced response of the services. */
async function edit(servicesOrigin: string, page: string, words: string): Promise<void> {
  const body = page.replace('"html":"<p>', `"html":"<p>${words} `);
  await fetch(`${servicesOrigin}/_faults`, { method: 'DELETE' });
  await post(`${servicesOrigin}/_faults`, { path: editedCall, status: 200, body });
}

/** Purges everything that an instance has cached. */
const purge = ({ adminPort }: Instance) =>
  post(`http://127.0.0.1:${adminPort}/_purge`, { tags: ['all'] }, { authorization: `Bearer ${adminToken}` });

/**
 * Sends mixed requests of all brands to two instances for a time. The first runs throughout and is measured. The second
 * is restarted again and again, and gets no request from when it drains until it is ready. Content changes meanwhile,
 * and every other change is purged.
 * The services must have been started with `FAULTS=1`.
 */
export async function runSoak(job: SoakJob): Promise<SoakResult> {
  const { servicesOrigin, seconds, requests: most, connections = 4, sampleEvery = 5, changeEvery = 30 } = job;
  const mix = createMix();
  // A page that waits for slow data is streamed, and not cached.
  const environment = { DATA_WAIT_MS: '5000', ADMIN_TOKEN: adminToken };
  const start = () => startInstance({ servicesOrigin, environment });
  const first = await start();
  let second: Instance | undefined = await start();
  /** Requests that the second instance has not finished. */
  const pending = new Set<Promise<unknown>>();
  const logged: string[] = [];
  const errors: string[] = [];
  const samples: Sample[] = [];
  const pages = new Set<string>();
  const count = { requests: 0, hits: 0, cacheable: 0, starts: 2, edits: 0, purges: 0, shown: 0, slowestEdit: 0 };
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1_000;
  const isOver = () => elapsed() >= seconds || count.requests >= most;
  /** Waits for a time, or until the end of the run. */
  const pause = async (length: number) => {
    for (const until = elapsed() + length; elapsed() < until && !isOver();) await wait(100);
  };

  async function sendMix(): Promise<void> {
    while (!isOver()) {
      const number = count.requests++;
      const target = mix[number % mix.length];
      if (!target) return;
      // Both instances get every page of the mix.
      const instance = Math.floor(number / mix.length) % 2 === 0 ? first : (second ?? first);
      try {
        const sent = send(instance.port, target);
        if (instance === second) {
          pending.add(sent);
          void sent.catch(() => undefined).then(() => pending.delete(sent));
        }
        const { status, cache } = await sent;
        if (status !== target.status && errors.length < mostErrors)
          errors.push(`${target.host}${target.path}: ${status}`);
        if (status !== 200 || !cache || cache === 'bypass') continue;
        pages.add(target.host + target.path);
        count.cacheable += 1;
        if (cache === 'hit') count.hits += 1;
      } catch (error) {
        if (errors.length < mostErrors) errors.push(`${target.host}${target.path}: ${String(error)}`);
      }
    }
  }

  async function takeSamples(): Promise<void> {
    while (!isOver()) {
      const scraped = await first.scrape();
      const [bytes = 0, descriptors = 0] = ['process_resident_memory_bytes', 'process_open_fds'].map((name) =>
        scraped.get(name),
      );
      samples.push({ at: elapsed(), bytes, descriptors });
      await pause(sampleEvery);
    }
  }

  async function restart(): Promise<void> {
    for (;;) {
      await pause(changeEvery);
      const old = second;
      if (isOver() || !old) return;
      second = undefined;
      // A balancer sends nothing to an instance that drains. Without a grace it would refuse requests on their way.
      await Promise.allSettled(pending);
      await old.child.stop();
      logged.push(...old.errors);
      second = await start();
      count.starts += 1;
    }
  }

  async function change(): Promise<void> {
    const page = await (await fetch(servicesOrigin + editedCall)).text();
    for (;;) {
      await pause(changeEvery / 2);
      if (isOver()) return;
      const words = `Edit ${count.edits + 1}:`;
      await edit(servicesOrigin, page, words);
      const editedAt = elapsed();
      if (count.edits % 2 === 0) {
        await purge(first);
        count.purges += 1;
      }
      const isShown = async () => (await send(first.port, editedPage)).text.includes(words);
      let shown = await isShown();
      for (; !shown && !isOver() && elapsed() - editedAt < longestEdit; shown = await isShown()) await wait(250);
      // An edit in flight at the end of the run has no result.
      if (!shown && isOver()) return;
      count.edits += 1;
      if (!shown) return;
      count.shown += 1;
      count.slowestEdit = Math.max(count.slowestEdit, elapsed() - editedAt);
    }
  }

  try {
    await Promise.all([...Array.from({ length: connections }, sendMix), takeSamples(), restart(), change()]);
  } finally {
    logged.push(...first.errors, ...(second?.errors ?? []));
    await Promise.all([first.child.stop(), second?.child.stop()]);
  }
  return { ...count, seconds: elapsed(), errors, logged, pages: pages.size, samples };
}
