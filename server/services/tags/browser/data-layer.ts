/** Signals of Consent Mode as the page has set them. */
export type Granted = Partial<
  Record<'ad_storage' | 'analytics_storage' | 'functionality_storage', 'granted' | 'denied' | undefined>
>;

export interface TagEvent {
  event: string;
  params: { page_path?: string; page_code?: string; send_to?: readonly string[] };
}

/**
 * Passes each event for this tag on with the consent at its time: first the events before the tag was loaded, in order,
 * then later ones. Calls are `arguments` objects: `consent` with `default` or `update`, and `event` with a name.
 */
export function createDataLayerReader(id: string, onEvent: (event: TagEvent, granted: Granted) => void): void {
  const page = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
  const calls = (page.dataLayer ??= []);
  let granted: Granted = {};
  const read = (call: ArrayLike<unknown>) => {
    const [command, word, params] = Array.from(call);
    if (command === 'consent') granted = { ...granted, ...(params as Granted) };
    if (command !== 'event' || typeof word !== 'string') return;
    const event: TagEvent = { event: word, params: params ?? {} };
    if (event.params.send_to?.includes(id)) onEvent(event, granted);
  };
  calls.forEach(read);
  const push = calls.push.bind(calls);
  calls.push = (...added) => {
    const length = push(...added);
    added.forEach(read);
    return length;
  };
}
