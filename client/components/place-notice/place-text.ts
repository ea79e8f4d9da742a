import type { Restriction } from '../../../shared/contract/shell.ts';
import { isTurnedAway } from '../../../shared/geo/permissions.ts';

/** What is said of a place, by the id of its message. */
export function placeText(restriction: Restriction, iso2: string) {
  if (isTurnedAway(iso2)) return 'restricted.usa';
  if (restriction === 'accountblocked') return 'widget.noAccounts';
  return restriction === 'registerblocked' ? 'widget.noNewAccounts' : 'restricted.text';
}
