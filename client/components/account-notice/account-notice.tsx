import { useId } from 'react';
import { targetOfHash } from '../../../shared/account/mode-of-target.ts';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import type { AccountNotice as Notice } from '../../stores/visitor-stores.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { loginHref } from '../../visitor/platform-links.ts';
import { useVisitor, useVisitorStore } from '../../visitor/visitor-context.ts';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { useModal } from '../modal/use-modal.ts';
import css from '../place-notice/notice.module.css';
import { placeWords } from '../place-notice/place-text.ts';

const areas: readonly Area[] = ['restricted', 'widget'];

/** Says in a dialog why the account that was asked for is not there, or not yet; nothing as long as there is nothing to say. */
export function AccountNotice() {
  const { notice } = useVisitorStore('account');
  return (
    notice !== 'none' && (
      <LateTexts areas={areas}>
        <NoticeDialog notice={notice} />
      </LateTexts>
    )
  );
}

function NoticeDialog({ notice }: { notice: Exclude<Notice, 'none'> }) {
  const title = useId();
  const site = useSite();
  const { text } = useIntl();
  const { ui } = useStores();
  const country = useStore('geo', (geo) => geo.country);
  const { closeHash } = useNavigation();
  const { own, restriction } = useVisitor();
  const dialog = useModal(true);
  const words = {
    waiting: { title: 'widget.account', text: 'widget.waiting' },
    late: { title: 'widget.account', text: 'widget.late' },
    maintenance: { title: 'widget.maintenance', text: 'widget.maintenanceText' },
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
        {notice === 'late' && (
          <a className={buttonClass('accent')} href={loginHref(site)}>
            {text('widget.platform')}
          </a>
        )}
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {text('widget.close')}
        </Button>
      </p>
    </dialog>
  );
}
