import { useState } from 'react';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { useVisitorStore } from '../../visitor/visitor-context.ts';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './maintenance-line.module.css';

const areas: readonly Area[] = ['widget'];

export function MaintenanceLine() {
  const { platformUnderMaintenance } = useVisitorStore('userContext');
  return platformUnderMaintenance === true && <Line />;
}

/** Over the foot of the page, so that nothing moves; whoever has read it puts it away until the next time. */
function Line() {
  const [wasRead, setWasRead] = useState(false);
  if (wasRead) return null;
  return (
    // The place comes before the words: what is said into it is read out.
    <div className={css.line} role="status">
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
      <button type="button" className={iconButtonClass()} aria-label={text('widget.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </>
  );
}
