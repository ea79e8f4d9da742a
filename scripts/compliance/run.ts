import './open-market.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands } from '../../brands/index.ts';
import { cultures } from '../../locales/index.ts';
import { inForce } from '../../shared/compliance/in-force.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { buildInMemory } from '../build/builder.ts';
import { checkOffers } from '../check/compliance/active-offers.ts';
import { findBreaches } from '../check/compliance/breaches.ts';
import { readStateWords, readOffers } from '../check/compliance/offers.ts';
import { readPages } from '../check/compliance/pages.ts';
import { startStack } from '../check/compliance/stack.ts';
import { startChromium } from '../run/chromium.ts';
import { untilInterrupted } from '../run/interruption.ts';
import { root } from '../run/root.ts';
import { runScript } from '../run/script.ts';
import { comparePacks } from './compare-packs.ts';
import { type CollectOptions, readComplianceOptions } from './options.ts';
import { dataFile, type Pack, readPack } from './pack.ts';
import { type DatedOffer, readEvidence } from './page-evidence.ts';
import { createProgress } from './progress.ts';
import { reportHtml } from './report.ts';
import { type Shot, takeScreenshots } from './screenshots.ts';
import { someOfEachGroup } from './some-of-each-group.ts';
import { withoutRun } from './without-run.ts';

/** Games of each group in a pack without `--all`. */
const gamesOfGroup = 5;

/** Name of a page's files, without ending: `casino-promotions-welcome`. */
const fileNameOf = (path: string) => path.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home';

async function collect(
  { culture: code, at, out, all }: CollectOptions,
  until: <Value>(wait: Promise<Value>) => Promise<Value>,
): Promise<void> {
  const culture = cultures[code];
  const brand = brands.find((each) => each.cultures.some((served) => served === code));
  const whole = brand?.compliance[code];
  if (!brand || !whole) throw new Error(`[compliance] No brand has a profile for ${code}.`);
  // The topmost folder that did not exist before.
  const added = await mkdir(out, { recursive: true });
  await using unfinished = new AsyncDisposableStack();
  if (added !== undefined) unfinished.defer(() => rm(added, { recursive: true, force: true }));
  const build = () => buildInMemory({ root, outDir: `${root}dist/`, mode: 'production' });
  await using stack = await startStack(root, build, at);
  const host = `${brand.id}.localhost`;
  const day = localDay(Date.parse(at), culture.timeZone);
  const profile = inForce(whole, day);
  const offers = await readOffers<DatedOffer>(stack.servicesOrigin, code);
  const stateWords = await readStateWords(root, culture.locale);
  const market = { culture: code, routePrefix: culture.routePrefix, profile, offers, stateWords };
  /** Games beyond those of a pack without `--all`. Their screenshots have no pictures. */
  const plain = new Set<string>();
  const chooseGames = (paths: readonly string[]) => {
    const some = new Set(someOfEachGroup(paths, gamesOfGroup));
    for (const path of paths) if (!some.has(path)) plain.add(path);
    return all ? paths : [...some];
  };
  const unlisted = offers.map(({ termsPath }) => termsPath);
  const pages: Pack['pages'][number][] = [];
  const report = createProgress();
  async function* readShots(): AsyncGenerator<Shot> {
    for await (const page of readPages(stack.sitePort, host, culture, unlisted, { chooseGames, at })) {
      const name = fileNameOf(page.path);
      const screenshot = `${name}.jpg`;
      const shownHtml = page.html.replaceAll(page.requestId, '');
      const html = withoutRun(page.html, page.requestId, stack);
      const evidence = await readEvidence({ ...page, html }, market, findBreaches(page, market));
      pages.push({ ...evidence, screenshot });
      await writeFile(join(out, `${name}.html`), html);
      const line = report(pages.length, page.total);
      if (line !== undefined) console.log(`[compliance] ${line}`);
      const url = `http://${host}:${stack.sitePort}${page.path}`;
      yield { ...page, html: shownHtml, url, file: screenshot, hasPictures: !plain.has(page.path) };
    }
  }
  await using browser = await startChromium({ handlesSignals: true });
  const withClock = await until(takeScreenshots(browser, readShots(), out, !!profile.clock));
  const clockOn = (path: string) => (withClock.has(path) ? 'visible' : 'missing');
  const active = offers.filter(({ status }) => status === 'active');
  const { problems, exempted } = await checkOffers(stack.servicesOrigin, code, whole, active, day);
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as { version: string };
  const pack: Pack = {
    culture: code,
    brand: brand.name,
    host: brand.host,
    at,
    version,
    offers: offers.map(({ slug, title, status, start, end, significantTerms, termsPath }) => ({
      slug,
      title,
      status,
      start,
      ...(end !== undefined && { end }),
      terms: significantTerms,
      termsLink: culture.routePrefix + termsPath,
    })),
    breaches: problems,
    exemptions: exempted,
    pages: profile.clock ? pages.map((page) => ({ ...page, clock: clockOn(page.path) })) : pages,
  };
  await writeFile(join(out, dataFile), `${JSON.stringify(pack, undefined, 2)}\n`);
  await writeFile(join(out, 'index.html'), reportHtml(pack));
  unfinished.move();
  const violated = [...problems, ...pages.flatMap(({ breaches }) => breaches)];
  for (const breach of violated) console.error(`[compliance] ${breach}`);
  console.log(`[compliance] ${pages.length} pages of ${code} at ${at}: ${join(out, 'index.html')}`);
  if (violated.length > 0) process.exitCode = 1;
}

async function compare([one, other]: readonly [string, string]): Promise<void> {
  const differences = comparePacks(await readPack(one), await readPack(other));
  console.log(differences.length === 0 ? '[compliance] The packs are equal.' : differences.join('\n'));
  if (differences.length > 0) process.exitCode = 1;
}

await runScript(async () => {
  const options = readComplianceOptions(process.argv.slice(2));
  if ('compare' in options) await compare(options.compare);
  else await untilInterrupted('compliance', (until) => collect(options, until));
});
