import { useMemo } from 'react';
import type { CardSettings } from '../../../shared/bingo/card-query.ts';
import { callOrder, makeCards } from '../../../shared/bingo/card-set.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { BingoCard } from './bingo-card.tsx';
import css from './bingo-cards.module.css';
import { CardTools } from './card-tools.tsx';
import { cardsId } from './cards-id.ts';

/** The cards of a code, their actions, and the order of the calls. */
export function MadeCards({ path, settings }: { path: string; settings: CardSettings }) {
  const { text } = useIntl();
  const { type, count, seed, title } = settings;
  const cards = useMemo(() => makeCards({ type, count, seed }), [type, count, seed]);
  return (
    <section aria-labelledby={cardsId} className={css.made}>
      <h2 id={cardsId} tabIndex={-1}>
        {text('bingoCards.made', { count, seed })}
      </h2>
      <p>{text('bingoCards.keep')}</p>
      <CardTools path={path} settings={settings} cards={cards} />
      <div className={type === 75 ? `${css.cards} ${css.squares}` : css.cards}>
        {cards.map((card, index) => (
          <BingoCard
            key={card.join()}
            card={card}
            title={title}
            caption={text('bingoCards.card', { number: index + 1 })}
          />
        ))}
      </div>
      <details className={css.calls}>
        <summary>{text('bingoCards.calls')}</summary>
        <p>{text('bingoCards.callsText', { last: type })}</p>
        <ol aria-label={text('bingoCards.callsLabel')}>
          {callOrder({ type, seed }).map((ball) => (
            <li key={ball}>{ball}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
