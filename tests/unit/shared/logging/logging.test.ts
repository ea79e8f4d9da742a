import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { logNumbers } from '../../../../shared/contract/log-numbers.ts';
import { logEntry } from '../../../../shared/contract/log-entry.ts';
import { createLogBound } from '../../../../shared/logging/bound.ts';
import { logEntryOf, tellableCookies } from '../../../../shared/logging/entry.ts';

const around = {
  name: 'Site',
  domain: 'site.example',
  url: 'https://site.example/slots/',
  referral: '',
  cookies: 'session=secret; Aname=ad; Dyn_id=p; other=x; Zone_id=1; XAname=y',
  userAgent: 'browser',
};

describe('an entry of the log', () => {
  it('TRK-04 has the numbers of the service', () => {
    expect(logNumbers).toEqual({ LogInfo: 900, LogWarn: 800, LogError: 1000 });
  });

  it('TRK-04 tells log, app and user, and of cookies only those on the list', () => {
    expect(logEntryOf('LogError', 'It broke', 'at line 1', around)).toEqual({
      log: { Number: 1000, Message: 'It broke', AdditionalData: 'at line 1' },
      app: { name: 'Site', domain: 'site.example', url: 'https://site.example/slots/', referral: '' },
      user: { cookies: 'Aname=ad; Dyn_id=p; Zone_id=1', userAgent: 'browser' },
    });
    expect(tellableCookies('')).toBe('');
  });

  it('TRK-04 fits the contract however long its parts are', () => {
    const long = 'x'.repeat(20_000);
    const entry = logEntryOf('LogInfo', long, long, { ...around, url: long, referral: long, userAgent: long });
    expect(v.safeParse(logEntry, entry).success).toBe(true);
  });

  it('TRK-04 is sent ten times at most', () => {
    const maySend = createLogBound();
    const sent = Array.from({ length: 12 }, () => maySend('again')).filter(Boolean);
    expect(sent).toHaveLength(10);
    expect(maySend('another')).toBe(true);
  });
});
