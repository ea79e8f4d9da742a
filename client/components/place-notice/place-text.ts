import type { Restriction } from '../../../shared/contract/visitor-services.ts';
import { isTurnedAway } from '../../../shared/geo/permissions.ts';

const texts = {
  none: 'restricted.text',
  blocked: 'restricted.text',
  fullyblocked: 'restricted.text',
  accountblocked: 'widget.noAccounts',
  blockedwithlogin: 'widget.onlyLogin',
  playblocked: 'widget.noPlay',
  registerblocked: 'widget.noNewAccounts',
} as const satisfies Record<Restriction, string>;

/** Whether the location blocks only parts of account and games. */
export const isPartly = (restriction: Restriction, iso2: string): boolean =>
  !isTurnedAway(iso2) && ['blockedwithlogin', 'playblocked', 'registerblocked'].includes(restriction);

/** Returns the message ids of a location's notice. */
export function placeWords(restriction: Restriction, iso2: string) {
  return {
    title: isPartly(restriction, iso2) ? 'widget.partTitle' : 'restricted.title',
    text: isTurnedAway(iso2) ? 'restricted.usa' : texts[restriction],
  } as const;
}
