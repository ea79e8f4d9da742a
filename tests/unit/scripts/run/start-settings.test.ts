import { describe, expect, it } from 'vitest';
import { refuseInProduction } from '../../../../scripts/run/start-settings.ts';

describe('npm start', () => {
  it.each([
    ['in production', { NODE_ENV: 'production' }, 'NODE_ENV is "production"'],
    ['on a hosting platform', { DYNO: 'web.1' }, 'DYNO is set'],
  ])('OPS-01 does not run the demonstration %s, and prints the right command', (_where, environment, found) => {
    expect(() => refuseInProduction(environment)).toThrow(
      `[start] ${found}, and npm start is a demonstration with embedded services. Use npm run serve, or npm start -- --demo.`,
    );
  });

  it("OPS-01 runs the demonstration on a developer's machine", () => {
    expect(() => refuseInProduction({ NODE_ENV: 'development', PATH: '/bin' })).not.toThrow();
  });
});
