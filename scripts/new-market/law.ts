import type { CheckedProfile, HelpLink } from '../../brands/compliance.ts';
import type { NewMarketOptions } from './options.ts';

const source = (value: unknown) => JSON.stringify(value, undefined, 2);

/** Takes the place of a name in JSON. */
const nameSign = '§';

const withNames = (json: string) => json.replaceAll(new RegExp(`"${nameSign}([\\w.]+)"`, 'g'), '$1');

/** Evidence that is still missing. */
const unproven = { source: '', checkedOn: '' } as const;

/** A link in the form of the nearest market's. Only targets in the site are the same in every market. */
const blank = ({ kind, href, phone }: HelpLink, regulator: string) => ({
  kind,
  name: kind === 'regulator' ? regulator : '',
  href: href.startsWith('#') ? href : '',
  ...(phone !== undefined && { phone: '' }),
  ...(href.startsWith('#') ? unproven : { checkedOn: '' }),
});

/** The bodies and tools of the nearest market, each once, by the name of its constant (`helpline`, `support2`). */
function linksOf({ selfExclusion, helplines, selfTest, topBar = [], bottomStrip = [], marks }: CheckedProfile) {
  const all: readonly HelpLink[] = [selfExclusion, ...helplines, selfTest, ...topBar, ...bottomStrip, ...marks];
  const keyOf = ({ kind, href }: HelpLink) => `${kind} ${href}`;
  const distinct = [...new Map(all.map((link) => [keyOf(link), link])).values()];
  const names = new Map<string, string>();
  for (const link of distinct) {
    const before = distinct.slice(0, distinct.indexOf(link)).filter(({ kind }) => kind === link.kind).length;
    names.set(keyOf(link), before === 0 ? link.kind : `${link.kind}${before + 1}`);
  }
  const nameOf = (link: HelpLink) => `${nameSign}${names.get(keyOf(link))}`;
  return {
    nameOf,
    namesOf: (links: readonly HelpLink[]) => [...new Set(links.map(nameOf))],
    constants: distinct.map((link) => [names.get(keyOf(link)), link] as const),
  };
}

/**
 * A profile in the form of the nearest market's law: which bodies, bars and bans there are. Facts are empty, so that the
 * check of the law names each of them.
 */
export function complianceFile({ code, country, regulator }: NewMarketOptions, nearest: CheckedProfile): string {
  const { ageMark, topBar, bottomStrip, marks, clock, bannedGroups, company } = nearest;
  const { nameOf, namesOf, constants } = linksOf(nearest);
  const profile = {
    licence: { regulator, number: '', registerUrl: '', holder: '', ...unproven },
    ...(company && { company: { address: '', representatives: '', register: '', taxNumber: '', ...unproven } }),
    ageMark,
    evidence: { ageMark: unproven },
    registration: { countries: [country], ...unproven },
    bonusRules: `${nameSign}bonusRules.${country}`,
    helplines: namesOf(nearest.helplines),
    selfExclusion: nameOf(nearest.selfExclusion),
    selfTest: nameOf(nearest.selfTest),
    ...(topBar && { topBar: namesOf(topBar) }),
    ...(clock && { clock: unproven }),
    ...(bottomStrip && { bottomStrip: namesOf(bottomStrip) }),
    marks: namesOf(marks),
    ...(bannedGroups && { bannedGroups: bannedGroups.map(({ groups }) => ({ groups, ...unproven })) }),
  };
  return [
    `import { bonusRules } from '../bonus-rules.ts';`,
    `import type { CheckedLink, CheckedProfile } from '../compliance.ts';`,
    '',
    ...constants.map(([name, link]) => `const ${name}: CheckedLink = ${source(blank(link, regulator))};`),
    '',
    `export const compliance = ${withNames(source({ [code]: profile }))} as const satisfies Record<string, CheckedProfile>;`,
    '',
  ].join('\n');
}
