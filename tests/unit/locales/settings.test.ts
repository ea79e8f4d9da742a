import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { brands } from '../../../brands/index.ts';
import { type CultureCode, cultureCodes, cultures } from '../../../locales/index.ts';
import { type CompiledMessages, createCultureIntl } from '../../../shared/i18n/intl.ts';
import type { MessageId } from '../../../shared/i18n/message-ids.ts';

/** Message ids of the settings that differ between cultures. */
const settings: Readonly<Record<string, MessageId>> = {
  'bonus code label': 'promotions.code',
  'bonus terms label': 'promotions.fullTerms',
  'SEO footer': 'footer.seo',
  'contact line': 'footer.contact',
  'title of a game page': 'meta.title.game',
  'title of a blog post': 'meta.title.blogPost',
  'title of a blog tag': 'meta.title.blogTag',
};

const siteNameOf = (culture: CultureCode) => brands.find((brand) => brand.cultures.includes(culture))?.name ?? '';

function textIn(culture: CultureCode, id: MessageId): string {
  const { locale } = cultures[culture];
  const all = Object.assign({}, ...Object.values(messages[locale] ?? {})) as CompiledMessages;
  return createCultureIntl(cultures[culture], all).text(id, { siteName: siteNameOf(culture), title: 'The Title' });
}

describe('the settings of a culture', () => {
  it.each(Object.entries(settings))('BRAND-06 include the %s in its own language', (_, id) => {
    const texts = cultureCodes.map((culture) => textIn(culture, id));
    expect(texts.every((text) => text.trim().length > 1)).toBe(true);
    const foreign = (['de-DE', 'sv', 'es'] as const).map((culture) => textIn(culture, id));
    expect(new Set([textIn('en-GB', id), ...foreign]).size).toBe(4);
  });

  it.each(cultureCodes)(
    'BRAND-06 include templates for %s with the title and the site name, and a footer with the site name',
    (culture) => {
      for (const id of [
        'meta.title.default',
        'meta.title.game',
        'meta.title.blogPost',
        'meta.title.blogTag',
      ] as const) {
        expect(textIn(culture, id)).toContain('The Title');
        expect(textIn(culture, id)).toContain(siteNameOf(culture));
      }
      expect(textIn(culture, 'footer.seo')).toContain(siteNameOf(culture));
    },
  );
});
