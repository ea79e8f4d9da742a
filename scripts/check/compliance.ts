import { readFile } from 'node:fs/promises';
import { brands as brandList } from '../../brands/index.ts';
import { baseLocales } from '../../locales/bases.ts';
import { cultures } from '../../locales/index.ts';
import { inForce } from '../../shared/compliance/in-force.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { findBannedWords, findBreaches, type Market, type Offer } from './compliance/breaches.ts';
import { readManifest, readPages } from './compliance/pages.ts';
import { startStack } from './compliance/stack.ts';
import type { Rule } from './rule.ts';

/** Offers whose terms have figures, as the content service gives them. */
interface Terms {
  readonly title: string;
  readonly terms: { readonly wagering?: readonly { readonly multiplier: number }[] };
}

async function read<T>(origin: string, path: string, query: Record<string, string>): Promise<T | undefined> {
  const answer = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(query)}`);
  return answer.status === 200 ? ((await answer.json()) as T) : undefined;
}

async function readOffers(origin: string, culture: string): Promise<readonly Offer[]> {
  const list = await read<{ items: Offer[] }>(origin, 'cms/promotions/', {
    culture,
    limit: '100',
  });
  return list?.items ?? [];
}

/** Active offers whose wagering is above what the market allows today; the operator's figures stand, but not unsaid. */
async function strictWagering(origin: string, { culture, profile, offers }: Market) {
  const most = profile.mostWagering;
  if (!most || Date.now() < Date.parse(most.validFrom)) return [];
  const items = await Promise.all(offers.map(({ slug }) => read<Terms>(origin, 'cms/promotions/', { culture, slug })));
  return items.flatMap((item) =>
    (item?.terms.wagering ?? [])
      .filter(({ multiplier }) => multiplier > most.multiplier)
      .map(
        ({ multiplier }) =>
          `${culture} "${item?.title}" asks for ${multiplier}x; ${most.source} allows ${most.multiplier}x.`,
      ),
  );
}

/** How a market's pages say that an offer has ended. */
async function readEndedWords(root: string, locale: string): Promise<string[]> {
  const base = (baseLocales as Readonly<Record<string, string>>)[locale];
  const files = [locale, ...(base ? [base] : [])].map((name) => `${root}locales/${name}/promotions.json`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '{}')));
  const messages = texts.map((text) => JSON.parse(text) as Record<string, string>);
  return messages.flatMap((area) => ['promotions.ended', 'promotions.endedTitle'].flatMap((id) => area[id] ?? []));
}

/** What each market's law asks of every page, looked for in the pages as visitors get them. */
export const compliance: Rule = {
  name: 'pages keep the rules of their markets',
  async find({ root }) {
    await using stack = await startStack(root);
    const problems: string[] = [];
    const warnings: string[] = [];
    for (const brand of brandList) {
      for (const code of brand.cultures) {
        const whole = brand.compliance[code];
        if (!whole) continue;
        const culture = cultures[code];
        const profile = inForce(whole, localDay(Date.now(), culture.timeZone));
        const offers = await readOffers(stack.servicesOrigin, code);
        const endedWords = await readEndedWords(root, culture.locale);
        const market = { culture: code, routePrefix: culture.routePrefix, profile, offers, endedWords };
        const active = offers.filter(({ status }) => status === 'active');
        if (!culture.promotionsEnabled && active.length > 0) problems.push(`${code} has offers, and may have none.`);
        warnings.push(...(await strictWagering(stack.servicesOrigin, { ...market, offers: active })));
        const ended = offers.filter(({ status }) => status === 'expired').map(({ termsPath }) => termsPath);
        const host = `${brand.id}.localhost`;
        const manifest = await readManifest(stack.sitePort, host, culture);
        problems.push(...findBannedWords(manifest.path, manifest.text, market));
        for await (const page of readPages(stack.sitePort, host, culture, ended)) {
          problems.push(...findBreaches(page, market));
        }
      }
    }
    return { problems, warnings };
  },
};
