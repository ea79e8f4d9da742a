import { describe, expect, it } from 'vitest';
import {
  type AvailableVariants,
  drawVariants,
  experimentNames,
  setUpExperiments,
} from '../../../../shared/experiments/experiments.ts';

const available = Object.fromEntries(experimentNames.map((name) => [name, ['a', 'b']])) as unknown as AvailableVariants;
const setUp = (stored: Record<string, string>, search = '', allowsQa = true) =>
  setUpExperiments(stored, { available, search: new URLSearchParams(search), allowsQa });

const parameters = {
  display: 'PgTstDisplay',
  preReg: 'PgTstPreReg',
  preLogin: 'PgTstPreLogin',
  postReg: 'PgTstPostReg',
  postLogin: 'PgTstPostLogin',
  prePlatform: 'PgTstPrePlatform',
  deeplink: 'PgTstDeeplink',
};

describe.each(experimentNames)('variant of %s', (name) => {
  it('STATE-05 is the first one by default', () => expect(setUp({})[name]).toBe('a'));
  it('STATE-05 is the stored one', () => expect(setUp({ [name]: 'b' })[name]).toBe('b'));
  it('STATE-05 is the first one if the stored one no longer exists', () =>
    expect(setUp({ [name]: 'c' })[name]).toBe('a'));
  it('STATE-05 is the one in the URL in QA mode', () => {
    expect(setUp({}, `PgTstQA=1&${parameters[name]}=b`)[name]).toBe('b');
    expect(setUp({ [name]: 'b' }, `PgTstQA=1&${parameters[name]}=c`)[name]).toBe('a');
  });
  it('STATE-05 COMP-05 ignores the one in the URL outside QA mode', () => {
    expect(setUp({}, `${parameters[name]}=b`)[name]).toBe('a');
    expect(setUp({}, `PgTstQA=1&${parameters[name]}=b`, false)[name]).toBe('a');
  });
  it('STATE-05 overrides the stored one in QA mode for the visit only', () => {
    expect(setUp({ [name]: 'b' }, `PgTstQA=1&${parameters[name]}=a`)).toMatchObject({
      [name]: 'a',
      drawn: { [name]: 'b' },
    });
    expect(setUp({ [name]: 'b' }, 'PgTstQA=1&PgTstOff=1')).toMatchObject({ [name]: 'a', drawn: { [name]: 'b' } });
    expect(setUp({ [name]: 'c' }).drawn[name]).toBe('a');
  });
  it('STATE-05 is the first one while tests are off', () => {
    expect(setUp({ [name]: 'b' }, 'PgTstQA=1&PgTstOff=1')[name]).toBe('a');
    const post = name === 'postReg' || name === 'postLogin';
    expect(setUp({ [name]: 'b' }, 'PgTstQA=1&PgTstPostOff=1')[name]).toBe(post ? 'a' : 'b');
  });
});

it.each([
  [0, 'a'],
  [0.49, 'a'],
  [0.5, 'b'],
  [0.999, 'b'],
])('STATE-05 draws each variant with equal probability: %d', (chance, variant) => {
  expect(Object.values(drawVariants(available, () => chance))).toEqual(experimentNames.map(() => variant));
});

it('STATE-05 parses the flags of QA mode', () => {
  expect(setUp({}, 'PgTstQA&PgTstOff&PgTstPostOff&PgTstPltCashOff')).toMatchObject({
    qaMode: true,
    disabled: true,
    postOff: true,
    deeplinkCashierOff: true,
  });
  expect(setUp({}, 'PgTstQA=0&PgTstOff=1')).toMatchObject({ qaMode: false, disabled: false });
});
