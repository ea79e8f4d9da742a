import { cardTypes, makeCards } from '../../../shared/bingo/card-set.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { BingoCard } from './bingo-card.tsx';
import css from './bingo-cards.module.css';

/** Explains how cards are made, with an example of each kind while none is shown. */
export function CardRules({ withExamples }: { withExamples: boolean }) {
  const { text } = useIntl();
  return (
    <section aria-labelledby="rules" className={css.rules}>
      <h2 id="rules">{text('bingoCards.rules')}</h2>
      {cardTypes.map((type) => (
        <div key={type}>
          <h3>{text(`bingoCards.type.${type}`)}</h3>
          <p>{text(`bingoCards.rules.${type}`)}</p>
          {withExamples &&
            makeCards({ type, count: 1, seed: 'EXAMPLE' }).map((card) => (
              <BingoCard key={type} card={card} caption={text('bingoCards.example')} />
            ))}
        </div>
      ))}
      <p>{text('bingoCards.rules.fair')}</p>
    </section>
  );
}
