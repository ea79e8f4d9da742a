import { useState } from 'react';
import type { Card } from '../../../shared/bingo/card.ts';
import { type CardSettings, cardQuery } from '../../../shared/bingo/card-query.ts';
import { callOrder } from '../../../shared/bingo/card-set.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../../components/button/button.tsx';
import { buttonClass } from '../../components/button/button-class.ts';
import { RegionError } from '../../components/region/region-error.tsx';
import css from './bingo-cards.module.css';
import { cardsId } from './cards-id.ts';
import type { PrintedCards } from './printed-cards.ts';

interface CardToolsProps {
  path: string;
  settings: CardSettings;
  cards: readonly Card[];
}

/** Actions for the cards. Only the first works without JavaScript; the code that writes files loads on demand. */
export function CardTools({ path, settings, cards }: CardToolsProps) {
  const { text } = useIntl();
  const [hasFailed, setHasFailed] = useState(false);
  const printed = (): PrintedCards => ({
    cards,
    calls: callOrder(settings),
    title: settings.title || text('bingoCards.title'),
    name: `bingo-${settings.seed.toLowerCase()}`,
    captionOf: (number) => text('bingoCards.card', { number }),
    free: text('bingoCards.free'),
    callList: text('bingoCards.calls'),
    lang: document.documentElement.lang,
  });
  const save = (format: 'html' | 'svg') => () => {
    import('./save-cards.ts')
      .then(({ saveCards }) => saveCards(format, printed()))
      .catch((error: unknown) => {
        console.warn('[bingo] The cards were not saved.', error);
        setHasFailed(true);
      });
  };
  return (
    <div className={css.tools}>
      <a
        className={buttonClass('quiet')}
        href={`${path}${cardQuery({ ...settings, seed: '' })}#${cardsId}`}
        rel="nofollow"
      >
        {text('bingoCards.new')}
      </a>
      <Button kind="quiet" onClick={() => print()}>
        {text('bingoCards.print')}
      </Button>
      <Button kind="quiet" onClick={save('html')}>
        {text('bingoCards.savePage')}
      </Button>
      <Button kind="quiet" onClick={save('svg')}>
        {text('bingoCards.savePicture')}
      </Button>
      {hasFailed && <RegionError name="card-files" message={text('header.error')} />}
    </div>
  );
}
