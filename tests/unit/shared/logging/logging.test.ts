import * as v from 'valibot';
import { isLogged, logLevels } from '../../../../shared/logging/levels.ts';
import { describe, expect, it } from 'vitest';
import { logNumbers } from '../../../../shared/logging/log-numbers.ts';
import { logEntry } from '../../../../shared/contract/log-entry.ts';
import { withoutSecrets } from '../../../../shared/logging/without-secrets.ts';
import { createLogBound } from '../../../../shared/logging/bound.ts';
import { logEntryOf, loggableCookies } from '../../../../shared/logging/entry.ts';

const around = {
  name: 'Site',
  domain: 'site.example',
  url: 'https://site.example/slots/',
  referral: '',
  cookies: 'session=secret; Aname=ad; Dyn_id=p; other=x; Zone_id=1; XAname=y',
  userAgent: 'browser',
};

describe('log entry', () => {
  it('TRK-04 has the numbers of the logging service', () => {
    expect(logNumbers).toEqual({ LogInfo: 900, LogWarn: 800, LogError: 1000 });
  });

  it('TRK-04 contains log, app and user, and only allowed cookies', () => {
    expect(logEntryOf('LogError', 'It broke', 'at line 1', around)).toEqual({
      log: { Number: 1000, Message: 'It broke', AdditionalData: 'at line 1' },
      app: { name: 'Site', domain: 'site.example', url: 'https://site.example/slots/', referral: '' },
      user: { cookies: 'Aname=ad; Dyn_id=p; Zone_id=1', userAgent: 'browser' },
    });
    expect(loggableCookies('')).toBe('');
  });

  it('SEC-09 contains no secrets in any URL of the page', () => {
    const url = 'https://site.example/preview/game/x/?token=s3cret';
    const entry = logEntryOf('LogError', `${url} broke`, `at ${url}:1:2`, { ...around, url, referral: url });
    expect(JSON.stringify(entry)).not.toContain('s3cret');
    expect(entry.app.url).toBe('https://site.example/preview/game/x/?token=%E2%80%A6');
  });

  it('TRK-04 fits the contract regardless of the length of its fields', () => {
    const long = 'x'.repeat(20_000);
    const entry = logEntryOf('LogInfo', long, long, { ...around, url: long, referral: long, userAgent: long });
    expect(v.safeParse(logEntry, entry).success).toBe(true);
  });

  it('TRK-04 is sent at most ten times', () => {
    const maySend = createLogBound();
    const sent = Array.from({ length: 12 }, () => maySend('again')).filter(Boolean);
    expect(sent).toHaveLength(10);
    expect(maySend('another')).toBe(true);
  });

  it.each([
    ['debug', ['LogInfo', 'LogWarn', 'LogError']],
    ['info', ['LogInfo', 'LogWarn', 'LogError']],
    ['warn', ['LogWarn', 'LogError']],
    ['error', ['LogError']],
  ] as const)("TRK-04 is logged at the brand's level %s for %j", (lowest, wanted) => {
    expect((['LogInfo', 'LogWarn', 'LogError'] as const).filter((call) => isLogged(call, lowest))).toEqual(wanted);
  });

  it('TRK-04 levels range from debug 0 to error 3', () => {
    expect(logLevels).toEqual({ debug: 0, info: 1, warn: 2, error: 3 });
  });
});

describe('withoutSecrets', () => {
  const hidden = '%E2%80%A6';

  it.each([
    ['/slots/', '/slots/'],
    ['/slots/?page=2&utm_source=a%20b', '/slots/?page=2&utm_source=a%20b'],
    ['/x/?token=abc', `/x/?token=${hidden}`],
    ['/x/?a=1&TOKEN=abc&b=2#top', `/x/?a=1&TOKEN=${hidden}&b=2#top`],
    ['/x/?%74oken=abc', `/x/?%74oken=${hidden}`],
    ['/x/??token=abc', `/x/??token=${hidden}`],
    ['/x/?token=a?b=c', `/x/?token=${hidden}`],
    ['/x/?token=a&token=b', `/x/?token=${hidden}&token=${hidden}`],
    ['/x/?voucher=A-1&username=jo', `/x/?voucher=${hidden}&username=${hidden}`],
    ['/x/?m=jo%40site.test&n=jo@site.test', `/x/?m=${hidden}&n=${hidden}`],
    ['/x/?token', `/x/?token=${hidden}`],
    ['/x/?constructor=1&%=2&=3&', '/x/?constructor=1&%=2&=3&'],
    ['Error at f (https://a.b/x/?token=abc:1:2)\n  at g', `Error at f (https://a.b/x/?token=${hidden}\n  at g`],
    ['Is this right? Yes & no', 'Is this right? Yes & no'],
  ])('SEC-09 redacts %j', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });
});
