import { useState } from 'react';
import css from './rolling-text.module.css';

/** A number in which only changed characters move. An image to screen readers, which would otherwise read single characters. */
export function RollingText({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, before: text });
  if (shown.text !== text) setShown({ text, before: shown.text });
  const { before } = shown;
  return (
    <span role="img" aria-label={text}>
      {[...text].map((character, index) => {
        const fromEnd = text.length - index;
        const same = before.at(-fromEnd) === character;
        return (
          <span key={`${fromEnd}${character}`} className={same ? undefined : css.rolled}>
            {character}
          </span>
        );
      })}
    </span>
  );
}
