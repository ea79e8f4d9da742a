import * as v from 'valibot';
import { brands } from '../../brands/index.ts';
import { type CultureCode, cultureCodes } from '../../locales/index.ts';
import { featureCodes, type Kind, languages, mechanicCodes } from './catalogue/codes.ts';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const steps = v.object({ least: v.tupleWithRest([amount], amount), most: v.tupleWithRest([amount], amount) });
const codes = <const Codes extends readonly string[]>(known: Codes) => v.array(v.picklist(known));

/** Fields as in `Market` of `catalogue/markets.ts` and in `AccountMarket` of `accounts/markets.ts`. */
const schema = v.strictObject({
  catalogue: v.strictObject({
    language: v.picklist(languages),
    counts: v.pipe(
      v.record(v.string(), amount),
      v.transform((all) => all as Partial<Record<Kind, number>>),
    ),
    sharedShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    groups: v.array(v.string()),
    jackpotScale: v.exactOptional(v.number()),
    firstSlots: v.array(v.string()),
    withheld: codes(featureCodes),
    withheldMechanics: v.exactOptional(codes(mechanicCodes)),
    slotTax: v.number(),
    slotStakes: steps,
    tableStakes: steps,
    ticketPrices: steps,
    minimumWin: amount,
    youngAdultLimit: v.exactOptional(amount),
  }),
  accounts: v.strictObject({
    personalId: v.exactOptional(v.picklist(['dni'])),
    limitRequired: v.boolean(),
    limits: v.tupleWithRest([amount], amount),
    amounts: v.tupleWithRest([amount], amount),
  }),
});

function readFacts(code: CultureCode) {
  const brand = brands.find(({ cultures }) => cultures.includes(code));
  const result = v.safeParse(schema, brand?.services?.[code]);
  if (result.success) return result.output;
  const [{ message, ...issue }] = result.issues;
  const field = v.getDotPath(issue as v.BaseIssue<unknown>) ?? code;
  throw new Error(`[markets] brands/${brand?.id ?? code}/services.ts: ${field} is wrong. ${message}`);
}

const facts = cultureCodes
  .filter((code) => brands.some(({ services }) => services?.[code]))
  .map((code) => ({ code, ...readFacts(code) }));

/** Facts of the open additional markets for the catalogue. */
export const additionalCatalogues = facts.map(({ code, catalogue }) => [code, catalogue] as const);

/** Their facts for accounts. */
export const additionalAccounts = facts.map(({ code, accounts }) => [code, accounts] as const);
