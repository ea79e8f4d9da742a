import { useState } from 'react';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { focusHeadingOnRemoval } from '../../focus/on-removal.ts';
import { useVisitorStore } from '../../visitor/visitor-context.ts';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './maintenance-line.module.css';

const areas: readonly Area[] = ['account', 'widget'];

export function MaintenanceLine() {
  const { platformUnderMaintenance } = useVisitorStore('userContext');
  return platformUnderMaintenance === true && <Line />;
}

/** A bar over the bottom of the page, so that nothing shifts. The visitor can dismiss it until the next maintenance. */
function Line() {
  const [wasRead, setWasRead] = useState(false);
  if (wasRead) return null;
  return (
    // Insert the live region before its text, so that screen readers announce the text.
    <div ref={focusHeadingOnRemoval} className={css.line} role="status">
      <LateTexts areas={areas}>
        <Words onClose={() => setWasRead(true)} />
      </LateTexts>
    </div>
  );
}

function Words({ onClose }: { onClose: () => void }) {
  const { text } = useIntl();
  return (
    <>
      <p>{text('widget.maintenanceText')}</p>
      <button type="button" className={iconButtonClass()} aria-label={text('account.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </>
  );
}
