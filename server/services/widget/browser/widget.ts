import type { Widget, WidgetModule, WidgetOptions, WidgetStart } from '../../../../shared/contract/account.ts';
import type { ServiceSettings } from '../settings.ts';
import type { Context, View } from './context.ts';
import { createContext } from './create-context.ts';
import { createDialog, type Dialog } from './dialog.ts';
import { createEvents } from './events.ts';
import { screens } from './views/screens.ts';
import { startScreen } from './start-screen.ts';

const isHere = () => /^(?:localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

/** The settings that the service's own script has left in the page. Those of the page itself take precedence. */
function settingsOf(start: WidgetStart) {
  const { sonAuthConfig } = window as { sonAuthConfig?: ServiceSettings };
  if (!sonAuthConfig) throw new Error('[sonAuth] The configuration script must run before init().');
  return { ...sonAuthConfig, ...start };
}

/** The widget before `init` inserts it into the page. `service` is the URL of its script's folder. */
export function createWidget(service: URL): Widget {
  const events = createEvents();
  let parts: { context: Context; dialog: Dialog } | undefined;
  let waiting: (() => void) | undefined;
  let shown: View | undefined;

  function start(given: WidgetStart): void {
    const settings = settingsOf(given);
    const { messages } = settings;
    const dialog = createDialog({
      lang: settings.lang,
      closeLabel: messages.close,
      note: isHere() ? messages.demoHere : messages.demoElsewhere,
      onClose() {
        shown = undefined;
        if (parts) parts.context.state.closings += 1;
        events.emit('close');
      },
    });
    const show = (view: View) => {
      shown = view;
      dialog.show(view);
    };
    const context = createContext({ settings, service, events, screens, show, close: () => dialog.close() });
    parts = { context, dialog };
  }

  function open(module: WidgetModule, options: WidgetOptions): void {
    if (!parts) {
      waiting = () => open(module, options);
      return;
    }
    const { context } = parts;
    context.state.options = options;
    if (options.skin) context.state.skin = options.skin;
    // Keep the input when the page requests the view that is already shown.
    if (shown?.module === module) return;
    const screen = startScreen(context, module);
    if (!screen) return;
    const wasOpen = shown !== undefined;
    context.go(screen);
    if (!wasOpen) events.emit('open', { module });
  }

  return {
    init(given) {
      if (parts) return;
      start(given);
      queueMicrotask(() => {
        events.emit('ready');
        waiting?.();
      });
    },
    open,
    close() {
      waiting = undefined;
      parts?.dialog.close();
    },
    goToPlatform: (url) => parts?.context.goToPlatform(url),
    logout() {
      parts?.dialog.close();
      if (parts) parts.context.state.player = undefined;
    },
    on: events.on,
  };
}
