import type { Browser } from 'playwright';
import { urlOf, revalidate } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import { startChromium } from '../../run/chromium.ts';
import { openPhone } from '../browser/phone.ts';
import { readVitals, type Vitals } from '../browser/vitals.ts';
import { warmUp } from '../browser/warm-up.ts';
import type { Figure, Target } from '../figure.ts';
import { interleave } from '../interleave.ts';
import { findPages } from '../pages.ts';
import { median } from '../statistics.ts';

interface Wanted {
  readonly name: keyof Vitals;
  readonly title: string;
  readonly unit: string;
  readonly target?: Target;
}

const atMost = (limit: number): Target => ({ of: 'value', atMost: limit });

const atMostOfControl = (limit: number): Target => ({ of: 'ratio', atMost: limit });

/** Times depend on the machine, so they are judged by the control of the same run. */
const wanted: readonly Wanted[] = [
  { name: 'fcp', title: 'first contentful paint', unit: 'ms', target: atMostOfControl(0.85) },
  { name: 'lcp', title: 'largest contentful paint', unit: 'ms', target: atMostOfControl(0.9) },
  { name: 'tbt', title: 'total blocking time', unit: 'ms', target: atMostOfControl(0.4) },
  { name: 'cls', title: 'layout shift', unit: '', target: atMost(0.005) },
  { name: 'earlyScriptBytes', title: 'scripts before load', unit: 'bytes', target: atMost(3_000) },
  { name: 'scriptBytes', title: 'scripts in all', unit: 'bytes', target: atMost(120_000) },
  { name: 'imageBytes', title: 'images of the first screen', unit: 'bytes', target: atMost(120_000) },
  { name: 'tileBytes', title: 'heaviest picture of a game', unit: 'bytes', target: atMost(15_000) },
  { name: 'urgentImages', title: 'pictures of high priority', unit: '', target: atMost(1) },
];

/** First visits by phone on a slow network, with pages from the cache. */
export async function measurePageLoads(bench: Bench): Promise<Figure[]> {
  const { isQuick, recorder, startSite, startByTheBook } = bench;
  const rounds = isQuick ? 2 : 5;
  await using site = await startSite();
  await using book = await startByTheBook();
  await using browser = await startChromium();
  const figures: Figure[] = [];
  for (const { name, target } of await findPages(recorder)) {
    bench.logProgress(`visits of ${name}`);
    const url = urlOf(site.port, target);
    await warmUp(bench, browser, url);
    const ours = async () => {
      await revalidate(site.port, target);
      return visit(browser, url);
    };
    const control = () => visit(browser, urlOf(book.port, target));
    const visits = await interleave(rounds, { ours, control });
    const middle = (list: readonly Vitals[], of: keyof Vitals) => median(list.map((vitals) => vitals[of]));
    for (const { name: vital, title, unit, target: goal } of wanted) {
      figures.push({
        id: `page.${name}.${vital}`,
        title: `${name}: ${title}`,
        value: middle(visits.ours, vital),
        unit,
        control: { title: 'by the book', value: middle(visits.control, vital) },
        // The browser decides how many pictures of a list load at first. Only the home page has a budget.
        ...(goal && (vital !== 'imageBytes' || name === 'home') && { target: goal }),
      });
    }
  }
  return figures;
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  await using phone = await openPhone(browser, { network: 'slow4g', cpu: 4 });
  return await readVitals(phone, url);
}
