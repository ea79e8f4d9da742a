import { personName } from '../../../shared/contract/person-name.ts';
import type { MessageId } from '../../../shared/i18n/message-ids.ts';
import { newsletterUrl } from './consent.ts';

/** Error message by field. */
export type FieldErrors = Partial<Record<'name' | 'email', MessageId>>;

/** Result of a subscription. */
export type Outcome =
  | { kind: 'taken' }
  | { kind: 'wrong'; errors: FieldErrors }
  | { kind: 'failed'; message: MessageId };

/** A name, an at sign, and a host with a dot. Only a sent email can verify more. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Validates the fields before sending. */
export function checkFields(form: FormData): FieldErrors {
  const [name, email] = [textOf(form, 'name'), textOf(form, 'email')];
  return {
    ...(!personName.test(name) && { name: name ? 'newsletter.badName' : 'newsletter.missingName' }),
    ...(!address.test(email) && { email: email ? 'newsletter.badEmail' : 'newsletter.missingEmail' }),
  };
}

const failed: Outcome = { kind: 'failed', message: 'newsletter.failed' };

/** Converts the server's response into the error of the first rejected field. */
function refused(value: unknown): Outcome {
  if (typeof value !== 'object' || value === null || !('field' in value)) return failed;
  const isMissing = 'code' in value && value.code === 'missing';
  if (value.field === 'name') {
    return { kind: 'wrong', errors: { name: isMissing ? 'newsletter.missingName' : 'newsletter.badName' } };
  }
  if (value.field !== 'email') return failed;
  return { kind: 'wrong', errors: { email: isMissing ? 'newsletter.missingEmail' : 'newsletter.badEmail' } };
}

/** Submits the form and requests a JSON response. Never rejects. */
export async function subscribe(form: FormData): Promise<Outcome> {
  const errors = checkFields(form);
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  try {
    const body = new URLSearchParams(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const response = await fetch(newsletterUrl, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (response.ok) return { kind: 'taken' };
    if (response.status === 429) return { kind: 'failed', message: 'newsletter.tooMany' };
    return response.status === 422 ? refused(await response.json()) : failed;
  } catch {
    return failed;
  }
}
