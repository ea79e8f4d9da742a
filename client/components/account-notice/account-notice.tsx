import { useId } from 'react';
import { targetOfHash } from '../../../shared/account/mode-of-target.ts';
import { isTurnedAway, noticeOf } from '../../../shared/geo/permissions.ts';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import type { AccountNotice as Notice } from '../../stores/visitor-stores.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { useVisitor, useVisitorStore } from '../../visitor/visitor-context.ts';
import { ArcadeLink } from '../arcade-link/arcade-link.tsx';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { useModal } from '../modal/use-modal.ts';
import css from '../place-notice/notice.module.css';
import { placeWords } from '../place-notice/place-text.ts';

const areas: readonly Area[] = ['account', 'restricted', 'widget'];
/** The frame's messages are loaded already, also offline. */
const offlineAreas: readonly Area[] = ['account'];

/** A dialog that explains why the account is unavailable or still loading; absent otherwise. */
export function AccountNotice() {
  const { notice, platformHref } = useVisitorStore('account');
  const geo = useStore('geo');
  const { restriction } = useVisitor();
  // The notice about the location explains it, before the user context has arrived.
  const isExplained = notice === 'waiting' && noticeOf(restriction(), geo.country.iso2) === 'full';
  return (
    notice !== 'none' &&
    !isExplained && (
      <LateTexts areas={notice === 'offline' ? offlineAreas : areas}>
        <NoticeDialog notice={notice} platformHref={platformHref} />
      </LateTexts>
    )
  );
}

function NoticeDialog({ notice, platformHref }: { notice: Exclude<Notice, 'none'>; platformHref: string }) {
  const title = useId();
  const { text } = useIntl();
  const { ui } = useStores();
  const country = useStore('geo', (geo) => geo.country);
  const { closeHash } = useNavigation();
  const { own, restriction } = useVisitor();
  const dialog = useModal(true);
  const words = {
    waiting: { title: 'account.title', text: 'widget.waiting' },
    late: { title: 'account.title', text: 'widget.late' },
    maintenance: { title: 'widget.maintenance', text: 'widget.maintenanceText' },
    offline: { title: 'account.title', text: 'account.offline' },
    signedIn: { title: 'account.title', text: 'widget.signedIn' },
    geoBlock: placeWords(restriction(), country.iso2),
  } as const;
  return (
    <dialog
      ref={dialog}
      className={css.notice}
      aria-labelledby={title}
      closedby="any"
      onClose={() => {
        own.account.notice = 'none';
        if (targetOfHash(ui.hash)) closeHash();
      }}
    >
      <h2 id={title}>{text(words[notice].title)}</h2>
      <p role="status">{text(words[notice].text)}</p>
      <p className={css.row}>
        {platformHref && (
          <a className={buttonClass('accent')} href={platformHref}>
            {text(notice === 'signedIn' ? 'widget.lobby' : 'widget.platform')}
          </a>
        )}
        {notice === 'signedIn' && (
          <Button kind="ghost" data-sign-out="" onClick={() => dialog.current?.close()}>
            {text('account.signOut')}
          </Button>
        )}
        {notice === 'geoBlock' && isTurnedAway(country.iso2) && <ArcadeLink />}
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {text('account.close')}
        </Button>
      </p>
    </dialog>
  );
}
