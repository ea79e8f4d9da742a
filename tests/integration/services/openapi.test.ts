import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, inject, it } from 'vitest';
import { parameters as known } from '../../../scripts/documents/calls/call.ts';
import { calls } from '../../../scripts/documents/calls/calls.ts';
import { readExamples, requestOf } from '../../../scripts/documents/examples.ts';
import { root } from '../../../scripts/run/root.ts';

const origin = inject('servicesOrigin');
const examples = await readExamples(root);
const schemas = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(
  JSON.parse(await readFile(`${root}shared/contract/openapi.json`, 'utf8')) as object,
  'contract',
);

const requests = calls.flatMap((call) =>
  Object.entries(examples[call.id] ?? {}).map(([name, { request }]) => ({ call, id: call.id, name, request })),
);

/** Parameters that other services may need, and the embedded ones do without. */
const needless = new Set(['groups', 'ver', 'brand_code', 'user_country', 'country']);

/** Each example of a read call without one of the query parameters that the call requires. */
const incomplete = requests.flatMap(({ call, id, request }) =>
  (call.method === 'get' ? (call.parameters ?? []) : [])
    .filter((name) => known[name]?.in === 'query' && !needless.has(name))
    .map((name) => ({
      call,
      id,
      name,
      request: Object.fromEntries(Object.entries(request).filter(([key]) => key !== name)),
    })),
);

describe('the OpenAPI file', () => {
  it('DOC-01 has an example of every call', () => {
    expect(calls.filter(({ id }) => !examples[id]).map(({ id }) => id)).toEqual([]);
  });

  it.each(requests)('DOC-01 API-03 describes the response of $id ($name)', async ({ call, request }) => {
    const [url, init] = requestOf(call, request, origin);
    const response = await fetch(url, init);
    const { status = 200, method, path } = call;
    expect(response.status).toBe(status);
    const type = typeof call.response === 'object' ? 'application/json' : call.response;
    if (type) expect(response.headers.get('content-type')).toContain(type);
    if (type !== 'application/json') return;
    const pointer = ['paths', path, method, 'responses', status, 'content', type, 'schema']
      .map((part) => encodeURIComponent(String(part).replaceAll('/', '~1')))
      .join('/');
    const validate = schemas.getSchema(`contract#/${pointer}`);
    const isValid = validate?.(await response.json());
    expect([isValid, validate?.errors]).toEqual([true, null]);
  });

  it.each(incomplete)('DOC-01 API-03 names what $id requires: $name', async ({ call, name, request }) => {
    const response = await fetch(...requestOf(call, request, origin));
    const { detail } = (await response.json()) as { detail: string };
    expect([response.status, detail]).toEqual([400, expect.stringContaining(name)]);
  });
});
