import { describe, expect, it } from 'vitest';
import { findUnknownVariables } from '../../../../server/config/unknown-variables.ts';
import { findUnknownSettings, settings } from '../../../../server/services/config.ts';
import { findUnknownNames } from '../../../../shared/deployment/unknown-names.ts';
import { brandVariables, serviceNames, variables } from '../../../../server/config/variables.ts';

describe('a variable that is no setting', () => {
  it.each([
    ['CACHE_FRESHS', 'CACHE_FRESH_S'],
    ['LOG_HIT', 'LOG_HITS'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['ORIGIN_FR', 'ORIGIN_EN'],
    ['HOST_FR', 'HOST_EN'],
    ['API_ORIGIN_FR', 'API_ORIGIN_EN'],
    ['API_ORIGINS', 'API_ORIGIN'],
    ['SUPPORT_EMAIL', 'SUPPORT_EMAIL_EN'],
    ['ORIGN_SV', 'ORIGIN_SV'],
    ['ADMIN_PASSWORD', expect.stringMatching(/^ADMIN_/)],
    ['CACHE_TTL_SECONDS', expect.stringMatching(/^CACHE_/)],
  ])('BRAND-05 is found by the site when it is close to one: %s', (name, similar) => {
    expect(findUnknownVariables({ [name]: 'x' })).toEqual([{ name, similar }]);
  });

  it.each([
    ['DATADIR', 'DATA_DIR'],
    ['SERVICE_PORT', 'SERVICES_PORT'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('BRAND-05 is found by the services when it is close to one: %s', (name, similar) => {
    expect(findUnknownSettings({ [name]: 'x' })).toEqual([{ name, similar }]);
  });

  it.each([
    ...'HOME PATH PWD HOSTNAME NODE_ENV NODE_OPTIONS TERM LANG USER CI TZ SHLVL LOGNAME MALLOC_ARENA_MAX NODE_EXTRA_CA_CERTS'.split(
      ' ',
    ),
    ...'OTEL_EXPORTER_OTLP_TIMEOUT npm_config_cache HOST_IP CACHE_SERVICE_HOST CACHE_PORT_6379_TCP_ADDR SITE_PORT DATABASE_URL APP_ENV'.split(
      ' ',
    ),
  ])('BRAND-05 belongs to another program when it is not: %s', (name) => {
    expect([findUnknownVariables({ [name]: 'x' }), findUnknownSettings({ [name]: 'x' })]).toEqual([[], []]);
  });

  it('BRAND-05 may be the address of a pod, whose name is close to a setting of an Irish brand', () => {
    const known = { names: [], brandNames: ['HOST'], suffixes: ['IE'] };
    expect(findUnknownNames({ HOST_IP: 'x' }, known)).toEqual([]);
    expect(findUnknownNames({ HOST_IR: 'x' }, known)).toEqual([{ name: 'HOST_IR', similar: 'HOST_IE' }]);
  });

  it('BRAND-05 is none of the settings of the site and the services, which may share an environment', () => {
    const origins = serviceNames.map((name) => `${name}_ORIGIN`);
    const own = [...Object.keys(brandVariables), ...origins].flatMap((name) => [`${name}_EN`, `${name}_DA`]);
    const names = [...Object.keys(variables), 'SERVICES_ORIGIN', ...origins, ...own, ...Object.keys(settings.entries)];
    const environment = Object.fromEntries(names.map((name) => [name, 'x']));
    expect([findUnknownVariables(environment), findUnknownSettings(environment)]).toEqual([[], []]);
  });

  it('BRAND-05 does not count while it is empty', () => {
    expect(findUnknownVariables({ LOG_HIT: '', CACHE_FRESHS: undefined })).toEqual([]);
  });
});
