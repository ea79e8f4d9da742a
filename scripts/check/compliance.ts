import { readFile } from 'node:fs/promises';
import { type CheckedProfile, brands as brandList } from '../../brands/index.ts';
import { baseLocales } from '../../locales/bases.ts';
import { cultures } from '../../locales/index.ts';
import { inForce } from '../../shared/compliance/in-force.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { checkOffer, type OfferTerms } from './compliance/bonus-rules.ts';
import { findBannedWords, findBreaches, type Offer } from './compliance/breaches.ts';
import { readManifest, readPages } from './compliance/pages.ts';
import { loggedErrors } from './compliance/logged-errors.ts';
import { startStack } from './compliance/stack.ts';
import type { Rule } from './rule.ts';

async function read<T>(origin: string, path: string, query: Record<string, string>): Promise<T | undefined> {
  const response = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(query)}`);
  return response.status === 200 ? ((await response.json()) as T) : undefined;
}

async function readOffers(origin: string, culture: string): Promise<readonly Offer[]> {
  const list = await read<{ items: Offer[] }>(origin, 'cms/promotions/', {
    culture,
    limit: '100',
  });
  return list?.items ?? [];
}

/** Active offers that break the bonus rules of their market, and those that an exemption covers. */
async function checkOffers(
  origin: string,
  culture: string,
  profile: CheckedProfile,
  active: readonly Offer[],
  day: string,
) {
  const items = await Promise.all(
    active.map(({ slug }) => read<OfferTerms>(origin, 'cms/promotions/', { culture, slug })),
  );
  const found = items
    .filter((item) => item !== undefined)
    .map((item) => checkOffer(item, profile.bonusRules, day, profile.bonusExemptions));
  const known = new Set(active.map(({ slug }) => slug));
  const unused = (profile.bonusExemptions ?? []).filter(({ offer }) => !known.has(offer));
  return {
    problems: [
      ...found.flatMap(({ problems }) => problems.map((problem) => `${culture} ${problem}.`)),
      ...unused.map(({ offer }) => `${culture} has an exemption for "${offer}", which is no active offer.`),
    ],
    exempted: found.flatMap(({ exempted }) => exempted.map((note) => `${culture} ${note}`)),
  };
}

/** Words that mark an ended offer on a market's pages. */
async function readEndedWords(root: string, locale: string): Promise<string[]> {
  const base = (baseLocales as Readonly<Record<string, string>>)[locale];
  const files = [locale, ...(base ? [base] : [])].map((name) => `${root}locales/${name}/promotions.json`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '{}')));
  const messages = texts.map((text) => JSON.parse(text) as Record<string, string>);
  return messages.flatMap((area) => ['promotions.ended', 'promotions.endedTitle'].flatMap((id) => area[id] ?? []));
}

/** Checks rendered pages against the requirements of each market's law. */
export const compliance: Rule = {
  name: 'pages follow the rules of their markets',
  async find({ root }) {
    await using stack = await startStack(root);
    const pathOf = new Map<string, string>();
    const problems: string[] = [];
    const warnings: string[] = [];
    for (const brand of brandList) {
      for (const code of brand.cultures) {
        const whole = brand.compliance[code];
        if (!whole) continue;
        const culture = cultures[code];
        const day = localDay(Date.now(), culture.timeZone);
        const profile = inForce(whole, day);
        const offers = await readOffers(stack.servicesOrigin, code);
        const endedWords = await readEndedWords(root, culture.locale);
        const market = { culture: code, routePrefix: culture.routePrefix, profile, offers, endedWords };
        const active = offers.filter(({ status }) => status === 'active');
        if (!culture.promotionsEnabled && active.length > 0) problems.push(`${code} has offers, and may have none.`);
        const checked = await checkOffers(stack.servicesOrigin, code, whole, active, day);
        problems.push(...checked.problems);
        warnings.push(...checked.exempted);
        const ended = offers.filter(({ status }) => status === 'expired').map(({ termsPath }) => termsPath);
        const host = `${brand.id}.localhost`;
        const manifest = await readManifest(stack.sitePort, host, culture);
        problems.push(...findBannedWords(manifest.path, manifest.text, market));
        for await (const page of readPages(stack.sitePort, host, culture, ended)) {
          pathOf.set(page.requestId, `${code} ${page.path}`);
          problems.push(...findBreaches(page, market));
        }
      }
    }
    await stack[Symbol.asyncDispose]();
    return { problems: [...loggedErrors(stack.siteLog(), pathOf), ...problems], warnings };
  },
};
