import { useSite } from '../../site-context.ts';
import css from './age-mark.module.css';

export function AgeMark() {
  return <strong className={css.mark}>{useSite().compliance.ageMark}</strong>;
}
