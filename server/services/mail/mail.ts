import type { Journal } from '../journal/journal.ts';

/** A letter to a visitor: plain text, in the visitor's language. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter. There is no mail server: letters are stored, and `GET /_mail` lists them with `FAULTS=1`. */
export type Mail = (letter: Letter) => void;

export const createMail =
  (journal: Journal): Mail =>
  (letter) =>
    journal.add(letter);
