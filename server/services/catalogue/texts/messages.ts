import type { Language } from '../codes.ts';
import daFacts from './da/facts.json' with { type: 'json' };
import daPage from './da/page.json' with { type: 'json' };
import daRooms from './da/rooms.json' with { type: 'json' };
import daSlots from './da/slots.json' with { type: 'json' };
import deFacts from './de/facts.json' with { type: 'json' };
import dePage from './de/page.json' with { type: 'json' };
import deSlots from './de/slots.json' with { type: 'json' };
import enFacts from './en/facts.json' with { type: 'json' };
import enPage from './en/page.json' with { type: 'json' };
import enRooms from './en/rooms.json' with { type: 'json' };
import enSlots from './en/slots.json' with { type: 'json' };
import esFacts from './es/facts.json' with { type: 'json' };
import esPage from './es/page.json' with { type: 'json' };
import esRooms from './es/rooms.json' with { type: 'json' };
import esSlots from './es/slots.json' with { type: 'json' };
import svFacts from './sv/facts.json' with { type: 'json' };
import svPage from './sv/page.json' with { type: 'json' };
import svRooms from './sv/rooms.json' with { type: 'json' };
import svSlots from './sv/slots.json' with { type: 'json' };

/** Templates by key (see template.ts); a list holds variants of one text. */
export type Messages = Readonly<Record<string, string | readonly string[]>>;

/** All texts of the catalogue. A language lacks the texts of games that its markets do not have. */
export const messagesOf: Readonly<Record<Language, Messages>> = {
  en: { ...enFacts, ...enSlots, ...enRooms, ...enPage },
  de: { ...deFacts, ...deSlots, ...dePage },
  sv: { ...svFacts, ...svSlots, ...svRooms, ...svPage },
  es: { ...esFacts, ...esSlots, ...esRooms, ...esPage },
  da: { ...daFacts, ...daSlots, ...daRooms, ...daPage },
};
