import { describe, expect, it } from 'vitest';
import { personName } from '../../../../shared/contract/person-name.ts';

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
    'x'.repeat(40),
  ])('SEC-06 accepts %s', (name) => {
    expect(name).toMatch(personName);
  });

  it.each([
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
    expect(name).not.toMatch(personName);
  });
});
