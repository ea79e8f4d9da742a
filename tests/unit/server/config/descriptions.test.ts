import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  brandDescriptions,
  serviceDescriptions,
  variableDescriptions,
} from '../../../../server/config/descriptions.ts';
import { brandVariables, serviceNames, type Variable, variables } from '../../../../server/config/variables.ts';

const examples = (
  list: Readonly<Record<string, Variable<unknown>>>,
  descriptions: Readonly<Record<string, { example: string }>>,
) => Object.entries(list).map(([name, variable]) => [name, variable, descriptions[name]?.example ?? ''] as const);

describe('the settings table', () => {
  it.each([...examples(variables, variableDescriptions), ...examples(brandVariables, brandDescriptions)])(
    'DOC-01 has a valid example for %s that differs from its default',
    (_, { schema, fallback }, example) => {
      expect(v.is(schema, example)).toBe(true);
      expect(example).not.toBe(fallback);
    },
  );

  it('DOC-01 describes each service once', () => {
    expect(Object.keys(serviceDescriptions).sort()).toEqual(serviceNames.toSorted());
  });
});
