import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './game-notice.module.css';

export function GameNotice() {
  const { text } = useIntl();
  return <p className={css.notice}>{text('tile.notice')}</p>;
}
