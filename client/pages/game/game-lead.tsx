import { gameTexts } from '../../../shared/data/game.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import css from './game.module.css';

export function GameLead({ slug }: { slug: string }) {
  const { culture } = useSite();
  const intro = found(useData(gameTexts(culture.code, slug)))?.intro;
  return intro ? <p className={css.lead}>{intro}</p> : null;
}
