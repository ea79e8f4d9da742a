import { jackpots } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useSite } from '../../site-context.ts';

/** Revalidates the jackpots at the feed's interval while the page is visible. Renders nothing. */
export function JackpotPoll() {
  const { culture } = useSite();
  const resource = jackpots(culture.code);
  useRefresh(resource.key, found(useData(resource))?.pollSeconds);
  return null;
}
