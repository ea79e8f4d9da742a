import type { CheckedProfile, ComplianceProfile } from '../../brands/compliance.ts';

/** Evidence, and rules that only services and checks apply. */
const internal = new Set([
  'source',
  'checkedOn',
  'evidence',
  'reliedOn',
  'registration',
  'bonusRules',
  'bonusExemptions',
]);

/** The part of a profile that pages show and carry in their state. */
export const publicProfile = (profile: CheckedProfile): ComplianceProfile =>
  JSON.parse(
    JSON.stringify(profile, (key, value: unknown) => (internal.has(key) ? undefined : value)),
  ) as ComplianceProfile;
