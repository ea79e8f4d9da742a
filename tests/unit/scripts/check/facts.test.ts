import { describe, expect, it } from 'vitest';
import { bonusRules } from '../../../../brands/bonus-rules.ts';
import { brands } from '../../../../brands/index.ts';
import { additionalCodes } from '../../../../locales/culture.ts';
import { checkFacts, factsOf } from '../../../../scripts/check/compliance/facts.ts';
import { profileProblems } from '../../../../scripts/check/compliance/profile.ts';
import { publicProfile } from '../../../../shared/compliance/public-profile.ts';

const source = 'https://regulator.example/register';
const fact = (checkedOn: string, from = source) => ({ name: 'licence', source: from, checkedOn });

describe('the evidence of facts', () => {
  it.each([
    ['today', '2026-11-26', 0, 0],
    ['180 days ago', '2026-05-30', 0, 0],
    ['181 days ago', '2026-05-29', 0, 1],
    ['years ago', '2020-01-01', 0, 1],
    ['tomorrow', '2026-11-27', 1, 0],
    ['on an invalid date', '2026-13-01', 1, 0],
    ['in words', 'last week', 1, 0],
  ])('COMP-07 is due for a new check after 180 days: checked %s', (_, checkedOn, problems, warnings) => {
    const found = checkFacts([fact(checkedOn)], '2026-11-26');
    expect([found.problems.length, found.warnings.length]).toEqual([problems, warnings]);
    for (const line of found.warnings) expect(line).toMatch(`licence is due: last checked on ${checkedOn}`);
    for (const line of found.warnings) expect(line).toContain(source);
  });

  it.each([
    ['https://regulator.example/', 0],
    ['Gambling Act 2005, section 46', 0],
    ['', 1],
    ['#account/depositlimits', 1],
    ['the law', 1],
  ])('COMP-07 needs a URL or a law as its source: "%s"', (from, problems) => {
    expect(checkFacts([fact('2026-11-26', from)], '2026-11-26').problems).toHaveLength(problems);
  });

  it('COMP-07 may be unconfirmed in a market that is off by default only', () => {
    const open = [fact('unconfirmed')];
    const line = `licence is unconfirmed: compare it with ${source}`;
    expect(checkFacts(open, '2026-11-26', true)).toEqual({ problems: [], warnings: [line] });
    expect(checkFacts(open, '2026-11-26')).toEqual({ problems: [line], warnings: [] });
    expect(checkFacts([fact('')], '2026-11-26', true).problems).toEqual([expect.stringContaining('never checked')]);
  });

  it('COMP-07 may be invented for the demonstration, which is listed until it is replaced', () => {
    const line = `Invented for the demonstration, to be replaced by the operator's own before going live: licence, licence`;
    const facts = [fact('invented'), fact('invented')];
    expect(checkFacts(facts, '2026-11-26')).toEqual({ problems: [], warnings: [line] });
  });

  it('COMP-07 is listed for each entry of a fact, with one warning for equal entries', () => {
    const link = { name: 'Help', href: 'https://help.example/', checkedOn: '2020-01-01' };
    const facts = factsOf({ sv: { helplines: [link, link], marks: [link] } });
    expect(facts.map(({ name }) => name)).toEqual(['sv.helplines "Help"', 'sv.helplines "Help"', 'sv.marks "Help"']);
    expect(checkFacts(facts, '2026-11-26').warnings).toHaveLength(2);
  });

  const profiles = brands.flatMap(({ compliance }) => Object.entries(compliance));

  it.each(profiles)('COMP-07 for %s has a source and a date for every fact', (code, profile) => {
    const facts = factsOf(profile, code);
    const links = [profile.selfExclusion, profile.selfTest, ...profile.helplines, ...profile.marks];
    expect(facts.length).toBeGreaterThan(links.length);
    const isOff = additionalCodes.some((each) => each === code);
    expect(checkFacts(facts, '9999-12-31', isOff).problems).toEqual([]);
    expect(profile.evidence.bannedWords !== undefined).toBe(profile.bannedWords !== undefined);
    expect(Object.values(bonusRules)).toContain(profile.bonusRules);
  });

  it.each(profiles)('COMP-07 for %s is not sent to pages, unlike the facts', (_, profile) => {
    const shown = publicProfile(profile);
    expect(JSON.stringify(shown)).not.toMatch(/checkedOn|"source"|bonus|registration|evidence/);
    expect(shown.helplines.map(({ name }) => name)).toEqual(profile.helplines.map(({ name }) => name));
    expect(shown.licence.number).toBe(profile.licence.number);
  });
});

describe('a profile', () => {
  const swedish = brands.find(({ id }) => id === 'sv')!.compliance['sv']!;

  it.each(brands.flatMap(({ compliance }) => Object.entries(compliance)))(
    'COMP-01 of %s is filled in',
    (code, profile) => {
      expect(profileProblems(code, profile)).toEqual([]);
    },
  );

  it('COMP-01 names empty fields, and marks of another regulator than the licence’s', () => {
    const licence = { ...swedish.licence, number: '', registerUrl: 'https://authority.example/register' };
    expect(profileProblems('fi', { ...swedish, licence })).toEqual([
      'fi.licence.number is empty. Fill it in, or leave it out where the market has none.',
      'fi has the mark "Spelinspektionen" of spelinspektionen.se; its licence is in authority.example.',
    ]);
  });

  it('COMP-01 needs the company where a page shows it', () => {
    const german = brands.find(({ id }) => id === 'de')!.compliance['de-DE']!;
    expect(profileProblems('de-DE', german, 'impressum')).toEqual([]);
    expect(profileProblems('sv', swedish, 'impressum')).toEqual([
      'sv.company is missing. The page "impressum" shows it; shared/routing/table.ts opens it in sv.',
    ]);
  });
});
