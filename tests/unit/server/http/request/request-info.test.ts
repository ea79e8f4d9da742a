import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { infoOf, receiveRequestId } from '../../../../../server/http/request/request-info.ts';
import { resolvedFor } from '../../support/resolved-request.ts';
import { testBrand } from '../../support/test-config.ts';

const idFor = (id?: string | string[]) => receiveRequestId({ headers: { 'x-request-id': id } });

describe('the id of a request', () => {
  it('OPS-02 is the X-Request-Id that a proxy sends', () => expect(idFor('proxy-0123.abc')).toBe('proxy-0123.abc'));

  it.each([undefined, '', 'short', 'a'.repeat(65), 'with space', 'line\nbreak!', ['one-12345', 'two-12345']])(
    'OPS-02 is generated when X-Request-Id is %j',
    (given) => {
      const [one, other] = [idFor(given), idFor(given)];
      expect(one).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
      expect(one).not.toBe(other);
    },
  );
});

it('SSR-10 the URL of a request is resolved once, however many handlers read it', () => {
  const request = { url: '/slots/', headers: { host: 'en.localhost' }, socket: {} } as unknown as Request;
  resolvedFor(testBrand())(request, {} as Response, () => undefined);
  const { target } = infoOf(request);
  expect(target).toMatchObject({ path: '/slots/' });
  expect(infoOf(request).target).toBe(target);
});
