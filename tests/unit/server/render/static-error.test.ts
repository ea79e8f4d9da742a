import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { cultures } from '../../../../locales/index.ts';
import { staticErrorPage } from '../../../../server/render/static-error.ts';
import { testBrand } from '../support/test-config.ts';
import { manifest } from '../support/test-manifest.ts';

const all = brands.flatMap(({ id, cultures: own }) => own.map((code) => [id, code] as const));

const error = new Error('a <secret> of the program');
const requestId = 'request-9';

describe('the static error page', () => {
  it.each(all)('COMP-01 ERR-01 shows, on %s in %s, the licence, the age mark and the links to help', (id, code) => {
    const brandConfig = testBrand(id);
    const html = staticErrorPage(brandConfig, cultures[code], undefined, manifest, { error, requestId, devReload: '' });
    const profile = brandConfig.brand.compliance[code]!;
    expect(html).toContain(`<html lang="${cultures[code].lang}" data-brand="${id}"`);
    expect(html).toContain(profile.licence.number);
    expect(html).toContain(profile.ageMark);
    for (const { name, href } of profile.topBar ?? []) {
      // Without scripts, account links lead to the platform.
      const address = href.startsWith('http') ? href : `/platform/login?culture=${code}`;
      expect(html).toContain(`${address}">${name}</a>`);
    }
    expect(html).toContain(` href="${cultures[code].route}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|secret/);
  });

  it('OPS-01 shows, during development, the error with its stack, and loads the reload client', () => {
    const devReload = 'http://127.0.0.1:9';
    const html = staticErrorPage(testBrand('en'), cultures['en-GB'], undefined, manifest, {
      error,
      requestId,
      devReload,
    });
    expect(html).toContain('<script type="module" src="http://127.0.0.1:9/client.js"></script>');
    expect(html).toMatch(/<pre data-failure>Error: a &lt;secret&gt; of the program\n +at .*static-error\.test\.ts:\d+/);
  });

  it('I18N-01 SEC-02 OPS-08 has its texts and the request id in the language of the culture, escaped', () => {
    const messages = {
      'header.requestId': 'Förfrågnings-ID:',
      'error.500.title': 'Något gick fel <b>',
      'error.home': 'Till startsidan',
    };
    const html = staticErrorPage(testBrand('sv'), cultures.sv, messages, manifest, { error, requestId, devReload: '' });
    expect(html).toContain('<h1>Något gick fel &lt;b&gt;</h1>');
    expect(html).toContain('Till startsidan');
    expect(html).toContain('<small>Förfrågnings-ID: request-9</small>');
  });
});
