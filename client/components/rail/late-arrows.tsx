import { type ComponentProps, useEffect, useState } from 'react';
import css from './rail.module.css';
import type { RailArrows } from './rail-arrows.tsx';

/** The place of a rail's arrows, which come where there is room for them; on a phone a finger does what they do. */
export function LateArrows(props: ComponentProps<typeof RailArrows>) {
  const [{ Arrows }, setArrows] = useState<{ Arrows?: typeof RailArrows }>({});
  useEffect(() => {
    const room = matchMedia('(width >= 48em)');
    const load = () => {
      if (!room.matches) return;
      // A rail without arrows scrolls all the same.
      import('./rail-arrows.tsx').then(
        (loaded) => setArrows({ Arrows: loaded.RailArrows }),
        () => undefined,
      );
    };
    load();
    room.addEventListener('change', load);
    return () => room.removeEventListener('change', load);
  }, []);
  return Arrows ? <Arrows {...props} /> : <span className={css.arrows} />;
}
