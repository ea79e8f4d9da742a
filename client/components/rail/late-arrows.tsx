import { type ComponentProps, useEffect, useState } from 'react';
import { useLate } from '../region/use-late.ts';
import css from './rail.module.css';
import type { RailArrows } from './rail-arrows.tsx';

const loadArrows = () => import('./rail-arrows.tsx');

/** Space for a rail's arrows, which load on wide screens only. The rail scrolls without them; on a phone visitors swipe. */
export function LateArrows(props: ComponentProps<typeof RailArrows>) {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const room = matchMedia('(width >= 48em)');
    const measure = () => setIsWide(room.matches);
    measure();
    room.addEventListener('change', measure);
    return () => room.removeEventListener('change', measure);
  }, []);
  const { code } = useLate(loadArrows, isWide);
  return code ? <code.RailArrows {...props} /> : <span className={css.arrows} />;
}
