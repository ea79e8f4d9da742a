import type { Spec } from '../../../shared/contract/games.ts';
import { gameSpecs } from '../../../shared/data/game.ts';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { gameHash, slugOfHash } from '../game-overlay/game-hash.ts';
import { FactRows } from './fact-rows.tsx';
import { specFacts } from './spec-facts.ts';
import { useFetched } from './use-fetched.ts';

const areas = ['game'] as const;

interface MoreFactsProps {
  game: Pick<TileCard, 'path' | 'minBet'>;
  /** Maximum number of rows. */
  most: number;
}

/** Rows of a fact list that `games/specs/` adds to the facts of a game's card. Absent until they arrive. */
export function MoreFacts({ game, most }: MoreFactsProps) {
  const response = useFetched(gameSpecs, slugOfHash(gameHash(game.path)) ?? '');
  if (!response) return null;
  return (
    <LateTexts areas={areas}>
      <SpecRows game={game} most={most} specs={response.specs} />
    </LateTexts>
  );
}

function SpecRows({ game, most, specs }: MoreFactsProps & { specs: readonly Spec[] }) {
  return <FactRows facts={specFacts(useIntl(), game, specs).slice(0, most)} />;
}
