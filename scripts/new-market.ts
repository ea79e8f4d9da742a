// First: it opens every market before other modules read them.
import './check/every-market.ts';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { knownBrands } from '../brands/index.ts';
import { currencyOf } from '../locales/currencies.ts';
import { cultureCodes, cultures } from '../locales/index.ts';
import type { Locale } from '../locales/culture.ts';
import { isRecord } from '../shared/data/is-record.ts';
import { loadModule } from './build/load-module.ts';
import { type CatalogueFacts, newFiles } from './new-market/files.ts';
import { listChanges } from './new-market/lists.ts';
import { languageOf, readNewMarketOptions } from './new-market/options.ts';
import { nextSteps } from './new-market/next-steps.ts';
import { speaksAs } from './new-market/routes.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { Failure } from './terminal/failure.ts';

/** Facts that are amounts in the market's currency. */
const amounts = ['jackpotScale', 'slotStakes', 'tableStakes', 'ticketPrices', 'minimumWin'];
const limits = ['limits', 'amounts'];

const pick = (facts: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));

/** A market's facts in the embedded services. */
async function factsIn(module: string, list: string, culture: string): Promise<object> {
  const { [list]: all } = await loadModule(root, module);
  const facts = isRecord(all) ? all[culture] : undefined;
  if (!isRecord(facts)) throw new Failure(`[new-market] ${module} has no facts of ${culture}.`);
  return facts;
}

/** Scaffolds a market, and prints how to go on. Fails before it writes anything when the market's lists are not as expected. */
await runScript(async () => {
  const options = readNewMarketOptions(
    process.argv.slice(2),
    knownBrands.map(({ id }) => id),
  );
  const { code, id, from, locale, currency } = options;
  const brand = knownBrands.find((each) => each.cultures.includes(from));
  if (!brand) throw new Failure(`[new-market] No brand serves ${from}.`);
  const [nearest, accounts, { languages }, theme] = await Promise.all([
    factsIn('server/services/catalogue/markets.ts', 'markets', from),
    factsIn('server/services/accounts/markets.ts', 'accountMarkets', from),
    loadModule(root, 'server/services/catalogue/codes.ts'),
    readFile(join(root, `brands/${brand.id}/theme.css`), 'utf8'),
  ]);
  const { countries: _, ...rules } = accounts as { countries?: unknown };
  const own = currency ?? currencyOf(locale as Locale);
  const sameCurrency = cultureCodes.find((known) => cultures[known].currency === own) ?? from;
  // Games are named in the market's language where the catalogue has it, else in that of the nearest market.
  const hasLanguage = Array.isArray(languages) && languages.includes(languageOf(locale));
  const catalogue = {
    ...(nearest as CatalogueFacts),
    ...pick(
      await factsIn('server/services/catalogue/markets.ts', 'markets', sameCurrency),
      amounts.filter((name) => name in nearest),
    ),
    ...(hasLanguage && { language: languageOf(locale) }),
  };
  const money = await factsIn('server/services/accounts/markets.ts', 'accountMarkets', sameCurrency);
  const isOwnCurrency = currency !== undefined && currency !== currencyOf(locale as Locale);
  const lists = await Promise.all(
    listChanges(options, isOwnCurrency).map(async ({ path, change }) => ({
      path,
      text: change(await readFile(join(root, path), 'utf8')),
    })),
  );
  const files = [
    ...newFiles(options, { brand, theme, catalogue, accounts: { ...rules, ...pick(money, limits) } }),
    ...lists,
  ];
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const content = `brands/${id}/content/${code}`;
  if (speaksAs(locale, from))
    await cp(join(root, `brands/${brand.id}/content/${from}`), join(root, content), { recursive: true });
  await promisify(execFile)(
    join(root, 'node_modules/.bin/oxfmt'),
    files.map(({ path }) => path),
    { cwd: root },
  );
  console.log(`${files.map(({ path }) => path).join('\n')}\n\n${nextSteps({ code, id, locale }, hasLanguage)}`);
});
