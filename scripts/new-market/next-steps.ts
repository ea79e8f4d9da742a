import type { NewMarketOptions } from './options.ts';

/** The steps of MARKETS.md that follow the scaffold, each with the command that lists its missing parts. */
export function nextSteps(
  { code, id, locale }: Pick<NewMarketOptions, 'code' | 'id' | 'locale'>,
  hasLanguage: boolean,
): string {
  const check = (word: string) => `npm run check -- ${word}`;
  const language = hasLanguage ? '' : ', and the language of games (server/services/languages/README.md)';
  const steps = [
    [check('law'), `brands/${id}/compliance.ts: the market's law, each fact compared with its source`],
    [check('types'), `locales/markets/${code}.ts: facts of the culture, its pages and their paths`],
    [
      check('games'),
      `brands/${id}/services.ts: games, stakes, deposits and limits of the embedded services${language}`,
    ],
    [check('messages'), `locales/${locale}/: messages that its pages need`],
    [check('content'), `brands/${id}/content/${code}/: editorial content`],
    ['npm exec -- vitest run --project unit-markets', `brands/${id}/brand.ts, theme.css: hosts, colours, face`],
    ['npm run test:unit', `tests/required/markets/${code}.ts: what is required, compared with what is meant`],
    ['npm run documents', 'documents that list the markets'],
    [check('market'), 'offers, banned words and help lines of its pages'],
    [`MARKETS=${code} npm start`, `http://${id}.localhost:3000/`],
  ];
  const lines = steps.map(
    ([command = '', what = ''], at) => `${String(at + 2).padStart(3)}. ${command.padEnd(46)} ${what}`,
  );
  return `Next, in this order. MARKETS.md explains each step, and its command says what it still lacks:\n${lines.join('\n')}`;
}
