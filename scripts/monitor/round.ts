import { reasonOf } from '../terminal/failure.ts';
import { daysLeft } from './certificate.ts';
import { allChecks, type Check } from './checks.ts';
import { headTags, type HeadTags } from './head-tags.ts';
import { judgeReciprocity, judgeRedirect } from './judge.ts';
import type { MonitorOptions } from './options.ts';
import { sendRequest } from './send-request.ts';

export interface CheckOutcome {
  readonly brand: string;
  readonly name: string;
  readonly path: string;
  /** Undefined when there was no response. */
  readonly status?: number;
  readonly ms?: number;
  /** Days that a certificate is still valid. */
  readonly days?: number;
  readonly problems: readonly string[];
}

interface Visited extends CheckOutcome {
  readonly head?: HeadTags;
}

/** Concurrent requests, few so that monitoring does not load the site. */
const atOnce = 4;

/** Outcomes of a check and of the checks that follow from it. */
async function outcomesOf(check: Check, options: MonitorOptions): Promise<Visited[]> {
  const { brand, name, path } = check;
  try {
    const response = await sendRequest(options.origin, options.hosts.get(brand) ?? '', path);
    const { status, ms, headers, text } = response;
    const head = headers['content-type']?.startsWith('text/html') ? headTags(text) : undefined;
    const outcomes: Visited[] = [
      { brand, name, path, status, ms, problems: check.judge(response), ...(head && { head }) },
    ];
    for (const next of check.follow?.(response) ?? []) outcomes.push(...(await outcomesOf(next, options)));
    return outcomes;
  } catch (error) {
    return [{ brand, name, path, problems: [reasonOf(error)] }];
  }
}

/** The certificate of a brand's host, where the origin has one. */
async function certificateOutcome(brand: string, host: string, { origin, days: needed }: MonitorOptions) {
  const common = { brand, name: 'certificate', path: '' };
  try {
    const days = await daysLeft(origin, host);
    return { ...common, days, problems: days < needed ? [`valid for ${days} days, not ${needed}`] : [] };
  } catch (error) {
    return { ...common, problems: [reasonOf(error)] };
  }
}

async function redirectOutcome(brand: string, host: string, origin: URL, httpPort: number): Promise<CheckOutcome> {
  const common = { brand, name: 'http redirect', path: '/' };
  const plain = new URL(`http://${origin.hostname}:${httpPort}`);
  try {
    const response = await sendRequest(plain, host, '/');
    const { status, ms } = response;
    return { ...common, status, ms, problems: judgeRedirect(response, host) };
  } catch (error) {
    return { ...common, problems: [reasonOf(error)] };
  }
}

/** Adds the problems between pages, and removes what the report does not show. */
function withReciprocity(visited: readonly Visited[]): CheckOutcome[] {
  const pages = new Map(
    visited.flatMap(({ head }) => (head?.canonicals[0] === undefined ? [] : [[head.canonicals[0], head.alternates]])),
  );
  const found = judgeReciprocity(pages);
  return visited.map(({ head, ...outcome }) => ({
    ...outcome,
    problems: [...outcome.problems, ...(found.get(head?.canonicals[0] ?? '') ?? [])],
  }));
}

/** Makes every check once. Resolves with the outcomes in the order of the checks. */
export async function runRound(options: MonitorOptions): Promise<CheckOutcome[]> {
  const { origin, httpPort } = options;
  const outcomes: Visited[][] = [];
  const left = [...allChecks().entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, check] = next;
      outcomes[place] = await outcomesOf(check, options);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const perHost = [...options.hosts].flatMap(([brand, host]) => [
    ...(origin.protocol === 'https:' ? [certificateOutcome(brand, host, options)] : []),
    ...(httpPort === undefined ? [] : [redirectOutcome(brand, host, origin, httpPort)]),
  ]);
  return [...withReciprocity(outcomes.flat()), ...(await Promise.all(perHost))];
}
