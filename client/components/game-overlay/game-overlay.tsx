import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';
import { useStore } from '../../stores/use-store.ts';
import { lazyPart } from '../region/lazy-part.tsx';
import { QuietRegion } from '../region/quiet-region.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { pathOfHash, slugOfHash } from './game-hash.ts';

const GameSheet = lazyPart(async () => (await import('./game-sheet.tsx')).GameSheet);

const isGame = (hash: string) => slugOfHash(hash) !== undefined;

/** The hash's game in an overlay. On an error, navigates to the game's own page and replaces the history entry. */
export function GameOverlay() {
  const { culture } = useSite();
  const { text } = useIntl();
  const hash = useStore('ui', (ui) => ui.hash);
  const slug = slugOfHash(hash);
  return (
    <Sheet label={text('tile.facts')} belongs={isGame}>
      {slug && (
        <QuietRegion key={slug} onFail={() => location.replace(localHref(culture, pathOfHash(hash)))}>
          <GameSheet slug={slug} />
        </QuietRegion>
      )}
    </Sheet>
  );
}
