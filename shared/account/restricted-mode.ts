import type { Restriction } from '../contract/shell.ts';
import type { AccountMode, FunnelPoint } from './account-mode.ts';

/** What of a visitor's place decides on the account. */
export interface Whereabouts {
  restriction: Restriction;
  restrictionLevel: 'country' | 'region';
  region?: string | undefined;
  /** The visitor has said that they are not in Ontario, whatever their address says. */
  notOntario: boolean;
}

/** Whether saying that one is not in Ontario changes anything. */
export const canDenyOntario = ({ restrictionLevel, region }: Omit<Whereabouts, 'notOntario'>): boolean =>
  restrictionLevel === 'region' && region === 'Ontario';

/** The restriction that holds: one of Ontario does not for whoever is not there. */
export const effectiveRestriction = (place: Whereabouts): Restriction =>
  place.notOntario && canDenyOntario(place) ? 'none' : place.restriction;

const unless = (allowed: readonly FunnelPoint[], mode: AccountMode, otherwise: FunnelPoint): AccountMode =>
  allowed.includes(mode.funnelPoint) ? mode : { ...mode, funnelPoint: otherwise };

/** What becomes of the next account mode under a restriction. */
export function restrictMode(mode: AccountMode, restriction: Restriction): AccountMode {
  switch (restriction) {
    case 'none':
      return mode;
    case 'playblocked':
      return unless(['register'], mode, 'playblocked');
    case 'registerblocked':
      return unless(['login', 'resetPassword'], mode, 'registerblocked');
    case 'blockedwithlogin':
      return { funnelPoint: 'login', module: 'login' };
    default:
      return { ...mode, module: 'geoBlock' };
  }
}

/** Whether the site itself says why there is no account, instead of opening the widget. */
export const isRefused = ({ funnelPoint, module }: AccountMode): boolean =>
  module === 'geoBlock' || (funnelPoint === 'registerblocked' && module === 'register');
