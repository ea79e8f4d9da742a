import accounts from '../accounts/texts/en.json' with { type: 'json' };
import facts from '../catalogue/texts/en/facts.json' with { type: 'json' };
import page from '../catalogue/texts/en/page.json' with { type: 'json' };
import roomTexts from '../catalogue/texts/en/rooms.json' with { type: 'json' };
import slots from '../catalogue/texts/en/slots.json' with { type: 'json' };
import rooms from '../catalogue/vocabulary/en/rooms.json' with { type: 'json' };
import games from '../games/texts/en.json' with { type: 'json' };
import newsletter from '../newsletter/texts/en.json' with { type: 'json' };
import platform from '../platform/texts/en.json' with { type: 'json' };
import widget from '../widget/texts/en.json' with { type: 'json' };
import { createEnglishNamer } from '../catalogue/naming/english.ts';
import { englishEveryday } from '../catalogue/vocabulary/en/everyday.ts';
import { english } from '../catalogue/vocabulary/en/index.ts';
import type { LanguageFacts } from './language.ts';

export const englishFacts: LanguageFacts = {
  slugLetters: {},
  smallWords: 'a an and as at by for from in of on or over the to under with',
  firstNames:
    'Amelia Aoife Beth Callum Ciara Declan Donna Ewan Fiona Gareth Hannah Imogen Jack Kelly Liam Maeve Niall Olivia Priya Rhys Sandra Tariq Una Wendy',
  draftGame: 'The Unlit Lighthouse',
  headliners: {},
  worlds: english,
  nameSlots: (world, chance) => createEnglishNamer(english[world], chance),
  rooms,
  everyday: englishEveryday,
  catalogue: { ...facts, ...slots, ...roomTexts, ...page },
  accounts,
  games,
  newsletter,
  platform,
  widget,
};
