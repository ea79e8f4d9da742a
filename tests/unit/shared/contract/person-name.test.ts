import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkFields } from '../../../../client/components/subscribe-form/subscribe.ts';
import { registerRequest } from '../../../../server/services/accounts/requests.ts';
import { personNameText } from '../../../../shared/contract/basics.ts';
import { newsletterForm, newsletterRequest } from '../../../../shared/contract/newsletter.ts';

/** The schemas of each name that a visitor can give, on the site and in the services. */
const schemas = {
  'newsletter form': newsletterForm.entries.name,
  'profile service': newsletterRequest.entries.name,
  'first name': registerRequest.entries.firstName,
  'last name': registerRequest.entries.lastName,
};

/** The name that all schemas read alike, or undefined when they reject it. */
function read(text: string): string | undefined {
  const form = new FormData();
  form.set('name', text);
  const results = Object.values(schemas).map((schema) => v.safeParse(schema, text));
  const names = new Set(results.map(({ success, output }) => (success ? output : undefined)));
  expect([...names]).toHaveLength(1);
  const [name] = names;
  expect(checkFields(form).name === undefined, 'the page agrees with the server').toBe(name !== undefined);
  return name;
}

describe('personName', () => {
  it.each([
    'Ann',
    'Ann O’Reader',
    "D'Arcy",
    'Anne-Marie Åström',
    'Martin Luther King Jr.',
    'J. R. Smith',
    'J.R. Smith',
    'J.R.R. Tolkien',
    'J.R Smith',
    'J.-P. Sartre',
    'Dr. Ann',
    'André.'.normalize('NFD'),
    'Дорогой Читатель',
    'j.r. smith',
    "Jeanne d'Arc",
    'Seán O’Neill',
    'Åsa',
    'Łukasz',
    'María José',
    'Müller',
    'x'.repeat(40),
  ])('SEC-06 accepts %s', (name) => {
    expect(read(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['St.John', 'St. John'],
    ['ST.JOHN', 'ST. JOHN'],
    ['Ana Sta.Maria', 'Ana Sta. Maria'],
    ['J.Smith', 'J. Smith'],
    ['J.R.R.Tolkien', 'J.R.R. Tolkien'],
    ['Mohd.Ali', 'Mohd. Ali'],
    ['Й.Иванов', 'Й. Иванов'],
    ['Ann\u{A0}Reader', 'Ann Reader'],
    ['\u{A0}Ann \u{202F}Reader ', 'Ann Reader'],
    ['Mu\u{308}ller', 'Müller'],
  ])('SEC-06 accepts %j as %j', (typed, name) => {
    expect(read(typed)).toBe(name);
  });

  it('SEC-06 accepts the names that it returns, and returns none that a mail client takes for a host', () => {
    const pieces = fc.constantFrom(...'aZéß中’-. \u{A0}', 'St', 'John', 'com', 'Shop', 'e\u{301}');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (texts) => {
        const name = read(texts.join(''));
        if (name === undefined) return;
        expect(v.parse(personNameText, name)).toBe(name);
        expect(name).not.toMatch(/\.\p{L}{2}|\p{Zs}{2}|[^\S ]/u);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    'x.y.z',
    'evil.com',
    'Evil.Com',
    'EVIL.COM',
    'X.Com',
    'T.Co',
    'Bit.Ly',
    'st.john',
    'Www.Evil',
    'Free Spins at Star.Casino',
    'Evil.Blogspot.Com',
    'https://evil.example',
    'www.evil.example',
    'Buy at Evil.com now',
    'Visit Bit.ly today',
    'Дорогой Visit evil.рф',
    'Hello Free Spins at Evil.com',
    'go to t.co',
    'a.b.example',
    'evil.c.o',
    'evilꓸcom',
    'evilᐧcom',
    'evil.’com',
    'Ann..',
    '. Ann',
    'Ann .',
    '.com',
    '.',
    '-',
    '',
    'evil。com',
    'evil．com',
    'evil·com',
    'a@b',
    'a/b',
    'a:b',
    '1st',
    'Ann\nReader',
    'Ann <b>Reader</b>',
    'x'.repeat(41),
  ])('SEC-06 rejects %j', (name) => {
    expect(read(name)).toBeUndefined();
  });
});
