import { describe, expect, it } from 'vitest';
import { Page } from '../../../../client/pages/restricted/restricted-page.tsx';
import { responses } from '../support/games.ts';
import { markupOf, textsOf } from '../support/markup.tsx';
import { cultureCodes } from '../../../../locales/index.ts';
import { plainHtml, siteOf } from '../support/render-site.tsx';

const usa =
  'Sorry, we currently don&#x27;t accept players from the USA, but you are welcome to download the arcade app and play for FREE.';
const seed = responses({
  'cms/pages/': { title: 'Closed here', blocks: [{ type: 'html', html: '<p>What holds here.</p>' }] },
});

describe('restricted page', () => {
  it.each(cultureCodes)(
    'PAGE-05 GEO-02 shows a message and a link to the arcade app of the brand of %s to visitors from the USA alone',
    (culture) => {
      const { arcadeAppUrl } = siteOf(culture).brand;
      const [american, french] = ['us', 'fr'].map((country) =>
        plainHtml(<Page />, { url: `/restricted/${country}/`, seed, culture }),
      );
      for (const text of [usa, `href="${arcadeAppUrl}"`, 'Get the arcade app']) {
        expect(american).toContain(text);
        expect(french).not.toContain(text);
      }
    },
  );

  it('PAGE-05 shows the country name in the language of the culture, and the CMS text', () => {
    const html = plainHtml(<Page />, { url: '/restricted/fr/', seed, culture: 'de-DE' });
    expect(html).toContain('>Frankreich<');
    expect(html).toContain('<h1><span>Closed here</span></h1>');
    expect(html).toContain('<p>What holds here.</p>');
  });

  it('COMP-04 shows a helpline and further links', () => {
    const html = plainHtml(<Page />, { url: '/restricted/us/', seed });
    expect(html).toContain('National Gambling Helpline');
    for (const path of ['/mobile-app/', '/responsible-gaming/', '/help/', '/contact/']) {
      expect(html).toContain(`href="${path}"`);
    }
  });

  it('SSR-01 shows its heading and a helpline while its text is loading', () => {
    const page = markupOf(<Page />, { url: '/restricted/us/' });
    expect(textsOf(page, 'h1')).toEqual(['Not available where you are']);
    expect(page.textContent).toContain('players from the USA');
    expect(page.textContent).toContain('National Gambling Helpline');
  });

  it('API-04 shows a default message when its text is missing', () => {
    const none = responses({});
    const french = plainHtml(<Page />, { url: '/restricted/fr/', seed: none });
    expect(french).toContain('We can’t offer games or accounts');
    const html = plainHtml(<Page />, { url: '/restricted/us/', seed: none });
    expect(html).toContain(usa);
    expect(html).toContain('<h1><span>Not available where you are</span></h1>');
  });
});
