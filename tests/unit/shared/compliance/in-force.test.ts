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

describe('inForce', () => {
  it('COMP-01 returns the links that are valid on the day, including the first and the last day', () => {
    expect(namesOf(inForce(profile, '2026-06-30').topBar)).toEqual(['old', 'lasting']);
    expect(namesOf(inForce(profile, '2026-07-01').topBar)).toEqual(['new', 'lasting']);
    expect(namesOf(inForce(profile, '2026-06-30').marks)).toEqual(['mark', 'other mark']);
    expect(namesOf(inForce(profile, '2026-07-01').marks)).toEqual(['other mark']);
  });

  it('COMP-01 omits empty lists, but always returns a helpline', () => {
    expect(inForce(profile, '2026-06-30').bottomStrip).toBeUndefined();
    expect(namesOf(inForce(profile, '2026-07-01').helplines)).toEqual(['line']);
  });

  it('COMP-01 returns the groups that are banned on the day', () => {
    expect(bannedCodes(inForce(profile, '2026-06-30'))).toEqual(['bingo', 'casino', 'other']);
    expect(bannedCodes(inForce(profile, '2026-07-01'))).toEqual(['casino', 'other']);
    expect(bannedCodes({})).toEqual([]);
  });

  it('COMP-01 returns a profile without dates unchanged', () => {
    expect(inForce(german, '2026-07-01')).toEqual(german);
  });
});
