import { element } from '../element.ts';

/** Says above a form why it is there; nothing when there is no need to. */
export const noteLines = (note: string | undefined): Node[] =>
  note === undefined ? [] : [element('p', { class: 'lead', role: 'status' }, note)];
