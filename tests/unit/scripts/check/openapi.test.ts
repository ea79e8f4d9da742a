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

/** The document with the call of this test only: `npm run check` compiles the schemas of all. */
async function readOneCall(): Promise<OpenApi> {
  const document = await readDocument();
  const path = '/api/v1/games/specs/';
  return { ...document, paths: { [path]: document.paths[path] ?? {} } };
}

describe('the check of the OpenAPI file', () => {
  it('DOC-01 accepts a call with its examples', async () => {
    expect(await openApiProblems(await readOneCall())).toEqual([]);
  });

  it('DOC-01 reports a document that is not OpenAPI', async () => {
    const { info: _, ...rest } = await readOneCall();
    expect(await openApiProblems(rest)).toEqual([expect.stringContaining('is no OpenAPI document')]);
  });

  it('DOC-01 reports an example that breaks its schema', async () => {
    const document = await readOneCall();
    const found = document.paths['/api/v1/games/specs/']?.['get']?.responses['200']?.content['application/json'];
    if (found) found.examples = { game: { value: { gameId: 5, specs: [] } } };
    expect(await openApiProblems(document)).toEqual([
      'example "game" of getGameSpecs: /gameId must be string (npm run documents -- --examples getGameSpecs records it again)',
    ]);
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
