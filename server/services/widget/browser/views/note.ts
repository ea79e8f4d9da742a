import { element } from '../element.ts';

/** Explains above a form why it is shown. Renders nothing when no reason is needed. */
export const noteLines = (note: string | undefined): Node[] =>
  note === undefined ? [] : [element('p', { class: 'lead', role: 'status' }, note)];
