import { describe, expect, it } from 'vitest';
import { compliance } from '../../../../brands/de/compliance.ts';
import type { ComplianceProfile, HelpLink } from '../../../../brands/index.ts';
import { bannedCodes, inForce } from '../../../../shared/compliance/in-force.ts';

const link = (name: string, days: { validFrom?: string; validTo?: string } = {}): HelpLink => ({
  kind: 'support',
  name,
  href: `https://${name}.example/`,
  ...days,
});
const german: ComplianceProfile = compliance['de-DE'];
const profile: ComplianceProfile = {
  ...german,
  topBar: [link('old', { validTo: '2026-06-30' }), link('new', { validFrom: '2026-07-01' }), link('lasting')],
  bottomStrip: [link('late', { validFrom: '2026-07-01' })],
  helplines: [link('line', { validTo: '2026-06-30' })],
  marks: [link('mark', { validTo: '2026-06-30' }), link('other mark')],
  bannedGroups: [{ groups: ['bingo'], validTo: '2026-06-30' }, { groups: ['casino', 'other'] }],
};
const namesOf = (links: readonly { name: string }[] = []) => links.map(({ name }) => name);

describe('a profile on a day', () => {
  it('COMP-01 shows what holds on it, first and last day included', () => {
    expect(namesOf(inForce(profile, '2026-06-30').topBar)).toEqual(['old', 'lasting']);
    expect(namesOf(inForce(profile, '2026-07-01').topBar)).toEqual(['new', 'lasting']);
    expect(namesOf(inForce(profile, '2026-06-30').marks)).toEqual(['mark', 'other mark']);
    expect(namesOf(inForce(profile, '2026-07-01').marks)).toEqual(['other mark']);
  });

  it('COMP-01 has no empty list, but never lacks a first line of help', () => {
    expect(inForce(profile, '2026-06-30').bottomStrip).toBeUndefined();
    expect(namesOf(inForce(profile, '2026-07-01').helplines)).toEqual(['line']);
  });

  it('COMP-01 forbids what is forbidden on it', () => {
    expect(bannedCodes(inForce(profile, '2026-06-30'))).toEqual(['bingo', 'casino', 'other']);
    expect(bannedCodes(inForce(profile, '2026-07-01'))).toEqual(['casino', 'other']);
    expect(bannedCodes({})).toEqual([]);
  });

  it('COMP-01 is the same where nothing has dates', () => {
    expect(inForce(german, '2026-07-01')).toEqual(german);
  });
});
