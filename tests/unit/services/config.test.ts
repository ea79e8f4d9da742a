import { describe, expect, it } from 'vitest';
import { readServicesConfig } from '../../../server/services/config.ts';
import { servicesDescriptions } from '../../../server/services/config-descriptions.ts';

describe('BRAND-05 readServicesConfig', () => {
  it('BRAND-05 has a default for each; empty counts as not set', () => {
    expect(readServicesConfig({ SERVICES_PORT: '' })).toMatchObject({
      SERVICES_PORT: 3001,
      SERVICES_HOST: '127.0.0.1',
      DATA_DIR: '.data',
      FAULTS: false,
      EMULATION: false,
      CATALOGUE_SCALE: 1,
    });
  });

  it('BRAND-05 reads what is set', () => {
    expect(
      readServicesConfig({ SERVICES_PORT: '0', FAULTS: '1', ALLOWED_HOSTS: 'a.example, B.example' }),
    ).toMatchObject({
      SERVICES_PORT: 0,
      FAULTS: true,
      ALLOWED_HOSTS: ['a.example', 'b.example'],
    });
  });

  it.each([
    [{ SERVICES_PORT: 'abc' }, '[config] SERVICES_PORT is "abc"; it needs a whole number from 0 to 65535.'],
    [{ SERVICES_PORT: '70000' }, '[config] SERVICES_PORT is "70000"; it needs a whole number from 0 to 65535.'],
    [{ FAULTS: 'yes' }, '[config] FAULTS is "yes"; it needs "1" for on or "0" for off.'],
    [{ CLOCK: '2026-02-30' }, '[config] CLOCK is "2026-02-30"; it needs a day or a time like 2026-02-01T12:00:00Z.'],
    [{ CATALOGUE_SCALE: '0' }, '[config] CATALOGUE_SCALE is "0"; it needs a whole number from 1 to 100.'],
    [{ ALLOWED_HOSTS: 'https://a.example' }, 'ALLOWED_HOSTS is "https://a.example"; it needs host names with commas'],
  ])('BRAND-05 fails for %o with a line that names the variable', (environment, line) => {
    expect(() => readServicesConfig(environment)).toThrow(line);
  });

  it.each([
    ['https://user@play.example', 'https://…@play.example'],
    ['https://user:s3cret@play.example/lobby', 'https://…@play.example/lobby'],
    ['https://user:s3/c@ret@play.example', 'https://…@play.example'],
    ['user:s3cret@play.example', '…@play.example'],
  ])('BRAND-05 refuses PLATFORM_ORIGIN=%j without showing its credentials', (value, shown) => {
    expect(() => readServicesConfig({ PLATFORM_ORIGIN: value })).toThrow(
      new Error(`[config] PLATFORM_ORIGIN is "${shown}"; it needs a URL like https://play.example, without query.`),
    );
  });

  it('BRAND-05 names every mistake, one line each', () => {
    expect(() => readServicesConfig({ SERVICES_PORT: 'abc', LOG_LEVEL: 'loud' })).toThrow(
      /^\[config\] SERVICES_PORT .*\n\[config\] LOG_LEVEL .*$/,
    );
  });
});

it.each(Object.entries(servicesDescriptions))(
  'DOC-01 the example of the embedded services’ %s is accepted and is not the default',
  (name, { example }) => {
    expect(readServicesConfig({ [name]: example })).not.toEqual(readServicesConfig({}));
  },
);
