import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { canonicalItemPath, canonicalLink, canonicalPath } from '../../../../shared/routing/canonical.ts';

const site = [cultures['en-GB'], cultures['en-ROW'], cultures['en-IE']];

describe('canonicalPath', () => {
  it.each([
    ['a missing slash', '/slots', '/slots/'],
    ['upper case', '/Slots/Lantern-Trench/', '/slots/lantern-trench/'],
    ['doubled slashes', '/slots//lantern-trench//', '/slots/lantern-trench/'],
    ['the case of a prefix', '/en-row', '/en-ROW/'],
    ['the case of a prefix and what follows', '/EN-ie/SLOTS', '/en-IE/slots/'],
    ['a segment that only starts like a prefix', '/en-ROWING/', '/en-rowing/'],
    ['lower case in an encoding', '/slots/caf%c3%a9/', '/slots/caf%C3%A9/'],
    ['the case of an encoded slash without decoding it', '/Slots/a%2fb/', '/slots/a%2Fb/'],
    ['an encoded letter', '/%68elp/', '/help/'],
    ['encoded punctuation', '/self%2Dassessment%2dtest/', '/self-assessment-test/'],
    ['an encoded capital', '/casino-promotions/%57elcome', '/casino-promotions/welcome/'],
    ['encoded letters in a prefix', '/%65n-row/%73lots/', '/en-ROW/slots/'],
    ['encoded letters of an id without changing their case', '/%70review/game/%41b%39X', '/preview/game/Ab9X/'],
    ['capitals of a preview except in its id', '/Preview/Game/Ab9X/', '/preview/game/Ab9X/'],
    ['capitals of a prefixed preview', '/en-row/PREVIEW/promotions/Home/Ab9X', '/en-ROW/preview/promotions/home/Ab9X/'],
    ['capitals of a preview without an id', '/Preview/Game/', '/preview/game/'],
    ['encoded unreserved characters only', '/%73lots/caf%c3%a9%2568/', '/slots/caf%C3%A9%2568/'],
    ['reserved characters by encoding them', '/slots/a&b+c=d@e,f;g:h$i/', '/slots/a%26b%2Bc%3Dd%40e%2Cf%3Bg%3Ah%24i/'],
    ['marks that only some clients encode', "/slots/'(a)!%2a%7E/", '/slots/%27%28a%29%21%2A~/'],
    ['capitals beyond ASCII', '/slots/M%C3%9CNZE/', '/slots/m%C3%BCnze/'],
    ['dots among letters', '/slots/a%2Eb%2e/', '/slots/a.b./'],
    ['a backslash', '/\\evil/', '/evil/'],
    ['a backslash inside', '/slots\\lantern', '/slots/lantern/'],
    ['dot segments', '/slots/x/../megaways', '/slots/megaways/'],
    ['dot segments above the root', '/../../slots/', '/slots/'],
    ['encoded dot segments', '/slots/x/%2E%2e/megaways/', '/slots/megaways/'],
    ['partly encoded dot segments', '/slots/x/.%2E/', '/slots/'],
    ['an encoded single dot', '/slots/%2E/', '/slots/'],
    ['slashes that remain after dot segments', '/.//slots/..//help/', '/help/'],
    ['doubled slashes of a file', '//Assets//Main.AB12.js', '/Assets/Main.AB12.js'],
    ['dots of a file', '/.//x/../Y.png', '/Y.png'],
    ['doubled slashes of an endpoint', '/api//v1/../V2', '/api/V2'],
    ['doubled slashes of a malformed path', '//slots//%ZZ', '/slots/%ZZ'],
  ])('ROUTE-07 normalizes %s', (_, path, wanted) => {
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
    ['an upper-case encoding', '/slots/caf%C3%A9/'],
    ['a malformed encoding', '/slots/%E0%A4%A/'],
    ['a malformed encoding without a trailing slash', '/%'],
    ['a malformed encoding in capitals', '/Slots/%ZZ'],
    ['an encoding that is malformed until it is decoded once', '/slots/%%36%38/'],
    ['a file', '/Assets/Main.AB12.js'],
    ['an icon', '/favicon.svg'],
    ['a path that would be a file after decoding', '/favicon%2Esvg'],
    ['a path that would be an endpoint after decoding', '/%61pi/v1/games/'],
  ])('ROUTE-07 does not change %s', (_, path) => {
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
  ])('ROUTE-07 never redirects %s to another host', (path) => {
    const wanted = canonicalPath(path, site) ?? '/';
    expect(new URL(wanted, 'https://site.example').origin).toBe('https://site.example');
    expect(canonicalPath(wanted, site), 'a single redirect is enough').toBeUndefined();
  });

  it('ROUTE-07 SEC-07 normalizes any path with a single redirect', () => {
    const piece = fc.constantFrom(...String.raw`/ // \ . .. %2e .%2E a X.png % %ZZ api en-row %2F %61`.split(' '));
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
])('ROUTE-07 SEC-07 parses the path %s of a service as %s', (path, wanted) => expect(canonicalLink(path)).toBe(wanted));

it.each([
  ['/slots/Lantern?a=b#c', '/slots/lantern/'],
  ['//evil.example/', '/'],
])('SEC-07 resolves the item path %s to %s', (path, wanted) => expect(canonicalItemPath(path)).toBe(wanted));
