import type { ComplianceProfile } from '../../brands/compliance.ts';

/**
 * How high the front of a game page's banner stands on a phone, in CSS pixels (BAN-02): higher in the markets whose regulator's bar keeps
 * the top of the screen.
 */
export const gameFrontHeight = (profile: Pick<ComplianceProfile, 'topBar'> | undefined): 145 | 210 =>
  profile?.topBar ? 210 : 145;
