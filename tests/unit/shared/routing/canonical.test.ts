import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { canonicalItemPath, canonicalLink, canonicalPath } from '../../../../shared/routing/canonical.ts';

const site = [cultures['en-GB'], cultures['en-ROW'], cultures['en-IE']];

describe('the canonical form of a path', () => {
  it.each([
    ['a missing slash', '/slots', '/slots/'],
    ['upper case', '/Slots/Lantern-Trench/', '/slots/lantern-trench/'],
    ['doubled slashes', '/slots//lantern-trench//', '/slots/lantern-trench/'],
    ['the case of a prefix', '/en-row', '/en-ROW/'],
    ['the case of a prefix and what follows', '/EN-ie/SLOTS', '/en-IE/slots/'],
    ['a word that only begins like a prefix', '/en-ROWING/', '/en-rowing/'],
    ['lower case in an encoding', '/slots/caf%c3%a9/', '/slots/caf%C3%A9/'],
    ['an encoded slash, which stays one', '/Slots/a%2fb/', '/slots/a%2Fb/'],
    ['an encoded letter', '/%68elp/', '/help/'],
    ['encoded punctuation', '/self%2Dassessment%2dtest/', '/self-assessment-test/'],
    ['an encoded capital', '/casino-promotions/%57elcome', '/casino-promotions/welcome/'],
    ['encoded letters in a prefix', '/%65n-row/%73lots/', '/en-ROW/slots/'],
    ['encoded letters of an id, whose case stays', '/%70review/game/%41b%39X', '/preview/game/Ab9X/'],
    ['capitals of a preview, but for its id', '/Preview/Game/Ab9X/', '/preview/game/Ab9X/'],
    ['capitals of a prefixed preview', '/en-row/PREVIEW/promotions/Home/Ab9X', '/en-ROW/preview/promotions/home/Ab9X/'],
    ['capitals of a preview without an id', '/Preview/Game/', '/preview/game/'],
    ['only what stands for itself', '/%73lots/caf%c3%a9%2568/', '/slots/caf%C3%A9%2568/'],
    ['what a path may contain raw', '/slots/a&b+c=d@e,f;g:h$i/', '/slots/a%26b%2Bc%3Dd%40e%2Cf%3Bg%3Ah%24i/'],
    ['marks that only some clients encode', "/slots/'(a)!%2a%7E/", '/slots/%27%28a%29%21%2A~/'],
    ['capitals beyond ASCII', '/slots/M%C3%9CNZE/', '/slots/m%C3%BCnze/'],
    ['dots among letters', '/slots/a%2Eb%2e/', '/slots/a.b./'],
    ['a backslash', '/\\evil/', '/evil/'],
    ['a backslash inside', '/slots\\lantern', '/slots/lantern/'],
    ['dots that lead up', '/slots/x/../megaways', '/slots/megaways/'],
    ['dots that lead above the root', '/../../slots/', '/slots/'],
    ['encoded dots that lead up', '/slots/x/%2E%2e/megaways/', '/slots/megaways/'],
    ['half encoded dots', '/slots/x/.%2E/', '/slots/'],
    ['an encoded dot alone', '/slots/%2E/', '/slots/'],
    ['slashes that dots leave', '/.//slots/..//help/', '/help/'],
    ['doubled slashes of a file', '//Assets//Main.AB12.js', '/Assets/Main.AB12.js'],
    ['dots of a file', '/.//x/../Y.png', '/Y.png'],
    ['doubled slashes of an endpoint', '/api//v1/../V2', '/api/V2'],
    ['doubled slashes of a malformed path', '//slots//%ZZ', '/slots/%ZZ'],
  ])('ROUTE-07 mends %s', (_, path, wanted) => {
    expect(canonicalPath(path, site)).toBe(wanted);
  });

  it.each([
    ['home', '/'],
    ['a page', '/slots/'],
    ['a prefixed page', '/en-ROW/slots/'],
    ['the prefix alone', '/en-IE/'],
    ['ids of previews', '/preview/game/Ab9X/'],
    ['an id that reads like a literal', '/preview/promotions/Home/'],
    ['ids of prefixed previews', '/en-IE/preview/game/Ab9X/'],
    ['a capital encoding', '/slots/caf%C3%A9/'],
    ['a malformed encoding', '/slots/%E0%A4%A/'],
    ['a malformed encoding without a slash behind it', '/%'],
    ['a malformed encoding in capitals', '/Slots/%ZZ'],
    ['an encoding that is malformed until half of it is read', '/slots/%%36%38/'],
    ['a file', '/Assets/Main.AB12.js'],
    ['an icon', '/favicon.svg'],
    ['what would be a file if it were decoded', '/favicon%2Esvg'],
    ['what would be an endpoint if it were decoded', '/%61pi/v1/games/'],
  ])('ROUTE-07 leaves %s alone', (_, path) => {
    expect(canonicalPath(path, site)).toBeUndefined();
  });

  it.each([
    '//evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\\evil.example/',
    '//evil/',
    '\\\\evil\\',
    '///Evil/x',
    '/%5Cevil/',
    '/%2F%2Fevil.example/x',
    '/%2e%2e//evil.example/x',
    '/%2e//evil.example/x',
    '/%2E/%5Cevil/',
    '/%2f%65vil/',
    'https://evil.example/Path',
    '/en-ROW//evil/',
  ])('ROUTE-07 never leads %s to another host', (path) => {
    const wanted = canonicalPath(path, site) ?? '/';
    expect(new URL(wanted, 'https://site.example').origin).toBe('https://site.example');
    expect(canonicalPath(wanted, site), 'one redirect is enough').toBeUndefined();
  });

  it('ROUTE-07 SEC-07 leads any path to a clean one, by one redirect', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '.%2E',
      'a',
      'X.png',
      '%',
      '%ZZ',
      'api',
      'en-row',
      '%2F',
      '%61',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = `/${pieces.join('')}`;
        const wanted = canonicalPath(path, site) ?? path;
        expect(wanted).toMatch(/^\/(?!\/)/);
        expect(new URL(wanted, 'https://site.example').href).toBe(`https://site.example${wanted}`);
        expect(wanted).not.toContain('//');
        expect(canonicalPath(wanted, site)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['/slots/Lantern', '/slots/lantern/'],
  ['/slots/münze/?a=b#c', '/slots/m%C3%BCnze/?a=b#c'],
  ['/terms/#Bonus', '/terms/#Bonus'],
  ['/en-IE/Slots', '/en-IE/slots/'],
  ['/files/Terms.pdf', '/files/Terms.pdf'],
  ['/%2e%2e//evil.example', undefined],
  ['//evil.example/', undefined],
])('ROUTE-07 SEC-07 a path of a service, %s, is read as %s', (path, wanted) =>
  expect(canonicalLink(path)).toBe(wanted),
);

it.each([
  ['/slots/Lantern?a=b#c', '/slots/lantern/'],
  ['//evil.example/', '/'],
])('SEC-07 an item whose path is %s has its page at %s', (path, wanted) =>
  expect(canonicalItemPath(path)).toBe(wanted),
);
