import type { MessageId } from '../../../shared/i18n/message-ids.ts';
import { newsletterAddress } from './consent.ts';

/** What is wrong with each field. */
export type FieldErrors = Partial<Record<'name' | 'email', MessageId>>;

/** What became of a wish. */
export type Outcome =
  | { kind: 'taken' }
  | { kind: 'wrong'; errors: FieldErrors }
  | { kind: 'failed'; message: MessageId };

/** Somebody, an at sign, and a host with a dot. Whether letters arrive there only a letter can tell. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What is wrong before anybody is asked. */
export function checkFields(form: FormData): FieldErrors {
  const email = textOf(form, 'email');
  return {
    ...(!textOf(form, 'name') && { name: 'newsletter.missingName' }),
    ...(!address.test(email) && { email: email ? 'newsletter.badEmail' : 'newsletter.missingEmail' }),
  };
}

const failed: Outcome = { kind: 'failed', message: 'newsletter.failed' };

/** The first field that the server has refused, as its form shows it. */
function refused(value: unknown): Outcome {
  if (typeof value !== 'object' || value === null || !('field' in value)) return failed;
  const isMissing = 'code' in value && value.code === 'missing';
  if (value.field === 'name') return { kind: 'wrong', errors: { name: 'newsletter.missingName' } };
  if (value.field !== 'email') return failed;
  return { kind: 'wrong', errors: { email: isMissing ? 'newsletter.missingEmail' : 'newsletter.badEmail' } };
}

/** Sends the form as the browser would, and asks for an answer in data. Never rejects. */
export async function subscribe(form: FormData): Promise<Outcome> {
  const errors = checkFields(form);
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  try {
    const body = new URLSearchParams(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const answer = await fetch(newsletterAddress, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (answer.ok) return { kind: 'taken' };
    if (answer.status === 429) return { kind: 'failed', message: 'newsletter.tooMany' };
    return answer.status === 422 ? refused(await answer.json()) : failed;
  } catch {
    return failed;
  }
}
