import type { Restriction } from '../../../shared/contract/shell.ts';

/**
 * What the house may do where: a rule for each country in which something is forbidden to it, territories with the state that they
 * belong to. Everywhere else nothing is.
 */
const forbidden: Readonly<Record<Exclude<Restriction, 'none'>, string>> = {
  blocked: 'US AS GU MP PR UM VI AU CC CX NF CN HK MO SG TR IL AE QA SA KW OM BH JO MY ID KR TH VN PK BD',
  fullyblocked: 'FR BL GF GP MF MQ NC PF PM RE TF WF YT AF BY CU IR KP LY MM RU SD SO SS SY YE',
  accountblocked: 'IT SM VA PL CZ SK HU RO BG GR CY UA',
  blockedwithlogin: 'BE',
  playblocked: 'NL AW BQ CW SX',
  registerblocked: 'PT EE LT LV HR SI RS',
};

const byCountry = new Map(
  (Object.keys(forbidden) as (keyof typeof forbidden)[]).flatMap((restriction) =>
    forbidden[restriction].split(' ').map((iso2) => [iso2, restriction] as const),
  ),
);

export const restrictionOf = (iso2: string): Restriction => byCountry.get(iso2) ?? 'none';
