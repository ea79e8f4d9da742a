import { brands } from '../../brands/index.ts';
import { cultures } from '../../locales/index.ts';
import type { Rule } from './rule.ts';

const languageOf = (tag: string) => tag.split('-', 1).join('');

/** Games of an additional market that are named and described in another language than its pages. */
export const marketLanguages: Rule = {
  name: 'games speak the language of their market',
  find: () =>
    brands.flatMap(({ id, cultures: codes, services = {} }) =>
      codes.flatMap((code) => {
        const spoken = services[code]?.catalogue.language;
        const { lang } = cultures[code];
        if (spoken === undefined || spoken === languageOf(lang)) return [];
        return [
          `brands/${id}/services.ts: games are in "${spoken}", and pages in "${lang}". server/services/languages/README.md explains how to add the language.`,
        ];
      }),
    ),
};
