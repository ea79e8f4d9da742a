import { jackpots } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useSite } from '../../site-context.ts';

/** Asks for the jackpots anew as often as their feed says, while the page is looked at. Shows nothing. */
export function JackpotPoll() {
  const { culture } = useSite();
  const resource = jackpots(culture.code);
  useRefresh(resource.key, found(useData(resource))?.pollSeconds);
  return null;
}
