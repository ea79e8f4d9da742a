import { useState } from 'react';
import css from './rolling-text.module.css';

/** A number of which only the characters that changed move. Read out as one. */
export function RollingText({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, before: text });
  if (shown.text !== text) setShown({ text, before: shown.text });
  const { before } = shown;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
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
    </>
  );
}
