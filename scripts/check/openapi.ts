import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import type { Rule } from './rule.ts';

/** Every rule of the linter, as an error, but those that the contract breaks on purpose. */
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // Paths of the content API end in a slash.
    'no-path-trailing-slash': 'off',
    // Operators choose the hosts. The embedded services are an example that works.
    'no-server-example.com': 'off',
  },
});

/** JSON pointer of a problem. */
const placeOf = ({ location: [place] }: NormalizedProblem) => place?.pointer ?? '#/';

/** Problems of an OpenAPI document: what the specification or a rule of the linter forbids, and examples that their schemas reject. */
export async function openApiProblems(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, absoluteRef: path, config });
  return problems.map((problem) => `${placeOf(problem)}: ${problem.message} (${problem.ruleId})`);
}

const path = 'shared/contract/openapi.json';

export const openApiValid: Rule = {
  name: 'documents: OpenAPI is valid',
  async find({ root }) {
    const problems = await openApiProblems(await readFile(root + path, 'utf8'));
    return problems.map((problem) => `${path}: ${problem}`);
  },
};
