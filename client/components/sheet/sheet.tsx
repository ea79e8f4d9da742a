import { type ReactNode, Suspense } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useStores } from '../../stores/use-store.ts';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { useModal } from '../modal/use-modal.ts';
import css from './sheet.module.css';

interface SheetProps {
  className?: string | undefined;
  /** Accessible name, or the id of the heading that contains it. */
  label?: string;
  labelledBy?: string;
  /** Whether a hash belongs to this sheet, which is open while the location has one. */
  belongs(hash: string): boolean;
  /** Absent while the sheet is closed. */
  children?: ReactNode;
}

/** A dialog that is open while it has content; closing it removes its hash from the location. */
export function Sheet({ className, label, labelledBy, belongs, children }: SheetProps) {
  const { text } = useIntl();
  const { ui } = useStores();
  const { closeHash } = useNavigation();
  const dialog = useModal(Boolean(children));
  return (
    <dialog
      ref={dialog}
      className={className ? `${css.sheet} ${className}` : css.sheet}
      aria-label={label}
      aria-labelledby={labelledBy}
      closedby="any"
      onClose={() => {
        if (belongs(ui.hash)) closeHash();
      }}
    >
      {children && (
        <>
          <button
            type="button"
            className={iconButtonClass('outlined', css.close)}
            aria-label={text('tile.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          <Suspense>{children}</Suspense>
        </>
      )}
    </dialog>
  );
}
