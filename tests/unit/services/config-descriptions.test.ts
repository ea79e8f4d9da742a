import { expect, it } from 'vitest';
import { servicesDescriptions } from '../../../server/services/config-descriptions.ts';
import { readServicesConfig, settings } from '../../../server/services/config.ts';

it('DOC-01 describes each setting of the embedded services once', () => {
  expect(Object.keys(servicesDescriptions).sort()).toEqual(Object.keys(settings.entries).sort());
});

it.each(Object.entries(servicesDescriptions))(
  'DOC-01 the example of the embedded services’ %s is accepted and is not the default',
  (name, { example }) => {
    expect(readServicesConfig({ [name]: example })).not.toEqual(readServicesConfig({}));
  },
);
