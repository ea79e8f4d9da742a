import type { Restriction } from '../../../shared/contract/shell.ts';
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

/** Whether the place leaves something open of account and games: what is closed is said, and nothing else. */
export const isPartly = (restriction: Restriction, iso2: string): boolean =>
  !isTurnedAway(iso2) && ['blockedwithlogin', 'playblocked', 'registerblocked'].includes(restriction);

/** What is said of a place, by the ids of its messages. */
export function placeWords(restriction: Restriction, iso2: string) {
  return {
    title: isPartly(restriction, iso2) ? 'widget.partTitle' : 'restricted.title',
    text: isTurnedAway(iso2) ? 'restricted.usa' : texts[restriction],
  } as const;
}
