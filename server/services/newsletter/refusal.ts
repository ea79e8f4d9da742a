import * as v from 'valibot';
import {
  type newsletterRefusal,
  newsletterRequest,
  type NewsletterRequest,
} from '../../../shared/contract/newsletter.ts';

export type Refusal = v.InferOutput<typeof newsletterRefusal>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

/** A valid request, or the first field that is wrong and how: `missing`, `malformed` or, for the consent, `notGiven`. */
export function readRequest(body: unknown): NewsletterRequest | Refusal {
  const result = v.safeParse(newsletterRequest, body);
  if (!result.success) {
    const [issue] = result.issues;
    const field = v.getDotPath(issue) ?? 'body';
    return { field, code: isEmpty(issue.input) ? 'missing' : 'malformed' };
  }
  return result.output.consent.given ? result.output : { field: 'consent.given', code: 'notGiven' };
}
