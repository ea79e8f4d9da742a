import { describe, expect, it } from 'vitest';
import { receiveRequestId } from '../../../../../server/http/request/request-info.ts';

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
