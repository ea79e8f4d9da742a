import { type ComponentProps, useEffect, useState } from 'react';
import css from './rail.module.css';
import type { RailArrows } from './rail-arrows.tsx';

/** Space for a rail's arrows, which load on wide screens only; on a phone visitors swipe. */
export function LateArrows(props: ComponentProps<typeof RailArrows>) {
  const [{ Arrows }, setArrows] = useState<{ Arrows?: typeof RailArrows }>({});
  useEffect(() => {
    const room = matchMedia('(width >= 48em)');
    const load = () => {
      if (!room.matches) return;
      // The rail scrolls without arrows too.
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
