import type { WidgetEventName } from '../../../../shared/contract/account.ts';
import type { AccountLogGroup } from '../../../../shared/contract/scripts.ts';

export type EventName = WidgetEventName | AccountLogGroup;
type Listener = (detail: unknown) => void;

/** Listeners by event. A listener that throws affects neither the others nor the widget. */
export function createEvents() {
  const listeners = new Map<EventName, Set<Listener>>();
  return {
    on(event: EventName, listener: Listener): () => void {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    emit(event: EventName, detail: object = {}): void {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(detail);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
export type Events = ReturnType<typeof createEvents>;
