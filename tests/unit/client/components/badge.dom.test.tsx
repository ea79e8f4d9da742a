import { messages } from 'messages:all';
import { expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import { Badges } from '../../../../client/components/badge/badges.tsx';
import { cultures } from '../../../../locales/index.ts';
import { type CompiledMessages, createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { IntlContext } from '../../../../shared/i18n/use-intl.ts';
import { serverHtml } from '../support/render-site.tsx';

const game = { badges: ['original'] } as const;

it.each([
  ['en-GB', `<i>${product.name} </i>Original`],
  ['de-DE', `<i>${product.name}-</i>Original`],
  ['sv', `<i>${product.name}-</i>original`],
  ['da', `<i>${product.name}-</i>original`],
  ['fi', `<i>${product.name}-</i>originaali`],
  ['fr-CA', `Original <i>${product.name}</i>`],
] as const)(
  'GAME-03 I18N-06 in %s a badge hides its name on small screens with the sign behind it',
  (locale, badge) => {
    const texts = Object.assign({}, ...Object.values(messages[locale] ?? {})) as CompiledMessages;
    const html = serverHtml(
      <IntlContext value={createCultureIntl(cultures['en-GB'], texts)}>
        <Badges game={game} />
      </IntlContext>,
    );
    expect(html.replaceAll('<!-- -->', '')).toContain(badge);
  },
);
