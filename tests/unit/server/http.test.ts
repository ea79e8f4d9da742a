import express from 'express';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../../server/http.ts';
import type { Parts } from '../../../server/parts.ts';
import { testConfig } from './support/test-config.ts';

it('SEC-03 waits for nobody without end: for headers, a request, or somebody who reads', () => {
  const parts = { config: testConfig() } as unknown as Parts;
  const { headersTimeout, requestTimeout, timeout } = createHttpServer(parts, express());
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 30_000,
  });
});
