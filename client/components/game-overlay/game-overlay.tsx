import { lazy } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useStore } from '../../stores/use-store.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { slugOfHash } from './game-hash.ts';

const GameSheet = lazy(async () => ({ default: (await import('../../later.ts')).GameSheet }));

const isGame = (hash: string) => slugOfHash(hash) !== undefined;

export function GameOverlay() {
  const { text } = useIntl();
  const slug = useStore('ui', ({ hash }) => slugOfHash(hash));
  return (
    <Sheet label={text('tile.facts')} belongs={isGame}>
      {slug && <GameSheet key={slug} slug={slug} />}
    </Sheet>
  );
}
