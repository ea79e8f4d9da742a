import { minorUnitsOf } from '../../../../shared/i18n/minor-units.ts';
import type { WidgetSettings } from '../settings.ts';
import type { Context, Screen, ScreenName, View } from './context.ts';
import type { Events } from './events.ts';
import { sendRequest } from './send-request.ts';

interface Surroundings {
  settings: WidgetSettings;
  /** URL of the service, with a slash at the end. */
  service: URL;
  events: Events;
  screens: Readonly<Record<ScreenName, Screen>>;
  show(view: View): void;
  close(): void;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Leaves the page for the platform; a URL of another scheme is not a platform. */
function goToPlatform(url: string): void {
  if (!URL.canParse(url, location.href)) return;
  const target = new URL(url, location.href);
  if (/^https?:$/.test(target.protocol)) location.assign(target.href);
}

export function createContext({ settings, service, events, screens, show, close }: Surroundings): Context {
  const { lang, currency, messages } = settings;
  const state: Context['state'] = { closings: 0, skin: settings.skin, options: undefined, player: undefined };
  /** A response that arrives after the dialog was closed is ignored: the returned promise never settles. */
  async function whileOpen<T>(request: Promise<T>): Promise<T> {
    const { closings } = state;
    const result = await request;
    return closings === state.closings ? result : new Promise<T>(() => undefined);
  }
  const amounts = new Intl.NumberFormat(lang, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const context: Context = {
    settings,
    state,
    text: (id, values = {}) => fill(messages[id], values),
    money: (amount) => amounts.format(amount / minorUnitsOf(currency)),
    send: (call, body) =>
      whileOpen(
        sendRequest(new URL(call, service), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ skin: settings.skin, culture: lang, ...body }),
        }),
      ),
    read: (call) => {
      const headers = { Authorization: `Bearer ${state.player?.token ?? ''}` };
      return whileOpen(sendRequest(new URL(`${call}?culture=${lang}`, service), { headers }));
    },
    emit: events.emit,
    log: events.emit,
    show,
    go: (screen, options = {}) => show(screens[screen](context, options)),
    close,
    goToPlatform,
  };
  return context;
}
