import type { ComplianceProfile } from '../../brands/compliance.ts';

/**
 * Height of a game page's banner front on a phone, in CSS pixels (BAN-02). It is taller in markets whose regulator's
 * bar occupies the top of the screen.
 */
export const gameFrontHeight = (profile: Pick<ComplianceProfile, 'topBar'> | undefined): 145 | 210 =>
  profile?.topBar ? 210 : 145;
