import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openApiProblems } from '../../../../scripts/check/openapi.ts';
import { calls } from '../../../../scripts/documents/calls/calls.ts';
import { readSources } from '../../../../scripts/check/sources.ts';
import { root } from '../../../../scripts/run/root.ts';

interface OpenApi {
  info?: object;
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string; required: boolean }[];
        responses: Record<string, { content: Record<string, { examples: object }> }>;
      }
    >
  >;
}

const readDocument = async () => JSON.parse(await readFile(`${root}shared/contract/openapi.json`, 'utf8')) as OpenApi;

const problemsOf = (document: object) => openApiProblems(JSON.stringify(document));

describe('the check of the OpenAPI file', () => {
  it('DOC-01 reports a document that is not OpenAPI', async () => {
    const { info: _, ...rest } = await readDocument();
    expect(await problemsOf(rest)).toEqual(['#/: The field `info` must be present on this level. (struct)']);
  });

  it('DOC-01 API-03 reports an operation that a rule of the linter forbids, and each example that its schema rejects', async () => {
    const document = await readDocument();
    const { responses } = document.paths['/api/v1/games/specs/']!['get']!;
    delete responses['4XX'];
    delete responses['404'];
    responses['200']!.content['application/json']!.examples = {
      'field-missing': { value: { gameId: 'g1' } },
      'other-type': { value: { gameId: 5, specs: [] } },
      'unknown-field': { value: { gameId: 'g1', specs: [], colour: 'red' } },
    };
    // One run of the linter takes a third of a second.
    const problems = await problemsOf(document);
    const example = (name: string) =>
      expect.stringMatching(new RegExp(`/examples/${name}/.*\\(no-invalid-media-type-examples\\)$`)) as string;
    expect(problems).toHaveLength(4);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining('(operation-4xx-response)'),
        ...['field-missing', 'other-type', 'unknown-field'].map(example),
      ]),
    );
  });
});

describe('the calls of the contract', () => {
  const known = new Set(calls.map(({ path }) => path.replace(/\{\w+\}/g, ':').replace(/\/$/, '')));

  it('API-03 include every call of pages', async () => {
    const sources = (await readSources(root)).filter(({ path }) => path.startsWith('shared/data/'));
    const paths = sources.flatMap(({ text }) =>
      [...text.matchAll(/resource\(\s*'(v1\/[^']+)'/g)].map(([, path = '']) => `/api/${path.replace(/\/$/, '')}`),
    );
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  it('SHELL-10 API-03 have the parameter of the emulated time if and only if they read from the content API', async () => {
    const { paths } = await readDocument();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [] }]) => ({
        call: `${method} ${path}`,
        emulated: parameters.filter(({ name }) => name === 'dem').map((dem) => [dem.in, dem.required]),
      })),
    );
    const emulated = operations.filter((operation) => operation.emulated.length > 0);
    expect(emulated.map(({ call }) => call).sort()).toEqual(
      operations
        .map(({ call }) => call)
        .filter((call) => call.startsWith('get /api/'))
        .sort(),
    );
    for (const operation of emulated) expect(operation.emulated).toEqual([['query', false]]);
  });

  it('API-03 include every call of the embedded content API', async () => {
    const sources = (await readSources(root)).filter(({ path }) => path.startsWith('server/services/'));
    const served = sources.flatMap(({ text }) =>
      [...text.matchAll(/'(\/api\/v1\/[^']+)'/g)].map(([, path = '']) => path.replace(/:\w+/g, ':').replace(/\/$/, '')),
    );
    expect(served.length).toBeGreaterThan(30);
    expect(served.filter((path) => !known.has(path))).toEqual([]);
  });
});
