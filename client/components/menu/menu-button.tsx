import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useStores } from '../../stores/use-store.ts';
import { Icon } from '../icon/icon.tsx';
import { knowsCommands } from '../modal/invoker-commands.ts';
import { menuId } from './menu-id.ts';

/** Opens the drawer: natively where the browser supports `command`, else through the store after hydration. */
export function MenuButton({ className, iconOnly }: { className?: string | undefined; iconOnly?: boolean }) {
  const { text } = useIntl();
  const { ui } = useStores();
  const label = text('menu.open');
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={iconOnly ? label : undefined}
      command="show-modal"
      commandfor={menuId}
      onClick={() => {
        if (!knowsCommands()) ui.menuIsOpen = true;
      }}
    >
      <Icon name="menu" />
      {!iconOnly && label}
    </button>
  );
}
