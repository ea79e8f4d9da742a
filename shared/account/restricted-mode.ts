import type { Restriction } from '../contract/visitor-services.ts';
import type { AccountMode, FunnelPoint } from './account-mode.ts';

/** Location data that restricts the account. */
export interface Whereabouts {
  restriction: Restriction;
  restrictionLevel: 'country' | 'region';
  region?: string | undefined;
  /** The visitor has declared that they are not in Ontario, whatever their IP address says. */
  notOntario: boolean;
}

/** Whether declaring oneself outside Ontario has an effect. */
export const canDenyOntario = ({ restrictionLevel, region }: Omit<Whereabouts, 'notOntario'>): boolean =>
  restrictionLevel === 'region' && region === 'Ontario';

/** The restriction in force. Ontario's does not apply to a visitor who has declared to be elsewhere. */
export const effectiveRestriction = (place: Whereabouts): Restriction =>
  place.notOntario && canDenyOntario(place) ? 'none' : place.restriction;

const unless = (allowed: readonly FunnelPoint[], mode: AccountMode, otherwise: FunnelPoint): AccountMode =>
  allowed.includes(mode.funnelPoint) ? mode : { ...mode, funnelPoint: otherwise };

/** Applies a restriction to the next account mode. */
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

/** Whether the site shows the reason for a missing account itself, instead of opening the widget. */
export const isRefused = ({ funnelPoint, module }: AccountMode): boolean =>
  module === 'geoBlock' || (funnelPoint === 'registerblocked' && module === 'register');
