import { useEffect, useId } from 'react';
import { isTurnedAway } from '../../../shared/geo/permissions.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { RouteLink } from '../route-link.tsx';
import { useSite } from '../../site-context.ts';
import { ArcadeLink } from '../arcade-link/arcade-link.tsx';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { HelpAnchor } from '../help-anchor/help-anchor.tsx';
import { useModal } from '../modal/use-modal.ts';
import { placeDialogId } from '../../visitor/close-dialogs.ts';
import { useVisitor } from '../../visitor/visitor-context.ts';
import css from './notice.module.css';

/** The full notice: the restriction and sources of help. After closing it the page can be read. */
export function PlaceDialog({ iso2, onClose }: { iso2: string; onClose: () => void }) {
  const title = useId();
  const { compliance } = useSite();
  const { text } = useIntl();
  const { replaceDialog } = useVisitor();
  const dialog = useModal(true);
  useEffect(() => replaceDialog(dialog.current), [replaceDialog, dialog]);
  return (
    <dialog
      ref={dialog}
      id={placeDialogId}
      className={css.notice}
      aria-labelledby={title}
      closedby="any"
      onClose={onClose}
    >
      <h2 id={title}>{text('restricted.title')}</h2>
      <p>{text(isTurnedAway(iso2) ? 'restricted.usa' : 'restricted.text')}</p>
      <p>{text('restricted.helpText')}</p>
      <p className={css.row}>
        {compliance.helplines.map((link) => (
          <HelpAnchor key={link.href} link={link} />
        ))}
      </p>
      <p className={css.row}>
        {isTurnedAway(iso2) && <ArcadeLink />}
        <RouteLink to="restricted" params={{ countrySlug: iso2.toLowerCase() }}>
          <a className={buttonClass('ghost')}>{text('restricted.help')}</a>
        </RouteLink>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {text('account.close')}
        </Button>
      </p>
    </dialog>
  );
}
