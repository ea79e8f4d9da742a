import { letters } from '../../../shared/bingo/card-75.ts';
import type { Card } from '../../../shared/bingo/card.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './bingo-card.module.css';

interface BingoCardProps {
  card: Card;
  /** Distinguishes the card from the others. */
  caption: string;
  /** The players' own title above the card. */
  title?: string;
}

/** One card as a table. Cards of five columns have letters above them; cards of nine have none. */
export function BingoCard({ card, caption, title }: BingoCardProps) {
  const { text } = useIntl();
  const isLettered = card.length === letters.length;
  return (
    <table className={isLettered ? `${css.card} ${css.lettered}` : css.card}>
      <caption>
        {title && <b>{title}</b>} {caption}
      </caption>
      {isLettered && (
        <thead>
          <tr>
            {letters.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {card.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={cell ?? `empty ${column}`}>{cell ?? (isLettered && text('bingoCards.free'))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
