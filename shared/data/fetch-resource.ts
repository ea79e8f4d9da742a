import { failed, notFound, type Resource, type Result } from './resource.ts';

/** What a service answered, before anybody believed it. */
export interface Answer {
  status: number;
  contentType: string;
  /** Of the body, where it is known before it is read. */
  length?: number;
  text(): Promise<string>;
}

/** Sends one GET; rejects when there is no answer. Server and browser each have their own. */
export type Transport = (url: string, signal?: AbortSignal) => Promise<Answer>;

/** Why a call gave nothing: stable codes, for the log. */
export type FailureReason = 'status' | 'network' | 'contentType' | 'syntax' | 'schema';

export interface CallFailure {
  key: string;
  reason: FailureReason;
  detail: string;
}

export interface CallOptions {
  /** Where the resource's service lives, without a slash at the end. */
  origin: string;
  transport: Transport;
  signal?: AbortSignal | undefined;
  /** Codes of groups whose games the market forbids: no answer brings any of them. */
  banned?: readonly string[];
  /** Told of every failure; an aborted call is none, and neither is a 404. */
  report(failure: CallFailure): void;
  /** Told what was wrong with each item that a list of a good answer has left out. */
  reportDropped?(key: string, problems: readonly string[]): void;
  /** Told of a 404, which is worth a warning only while developing. */
  reportNotFound?(key: string): void;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const isJson = (contentType: string) => /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType);

/**
 * Calls a service and checks its answer. Never throws: what cannot be used is `failed`, and 404 is `notFound`, so that a page
 * can tell "there is none" from "nobody can say".
 */
export async function fetchResource<T>(resource: Resource<T>, options: CallOptions): Promise<Result<T>> {
  const { signal, transport, origin, report } = options;
  const fail = (reason: FailureReason, detail: string): Result<T> => {
    if (!signal?.aborted) report({ key: resource.key, reason, detail });
    return failed;
  };
  let answer: Answer;
  let body: string;
  try {
    answer = await transport(origin + resource.path, signal);
    body = await answer.text();
  } catch (error) {
    return fail('network', textOf(error));
  }
  // The contract says it in JSON; another 404 is some proxy's, which has not found the service.
  if (answer.status === 404 && isJson(answer.contentType)) {
    options.reportNotFound?.(resource.key);
    return notFound;
  }
  const { status } = answer;
  if (status < 200 || status > 299) {
    const result = fail('status', String(status));
    return status >= 400 && status < 500 && isJson(answer.contentType) ? { ...failed, status } : result;
  }
  if (!isJson(answer.contentType)) return fail('contentType', answer.contentType || 'none');
  return check(resource, body, { ...options, fail });
}

interface Judges<T> extends Pick<CallOptions, 'reportDropped' | 'banned'> {
  fail(reason: FailureReason, detail: string): Result<T>;
}

async function check<T>(
  resource: Resource<T>,
  body: string,
  { fail, reportDropped, banned = [] }: Judges<T>,
): Promise<Result<T>> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return fail('syntax', textOf(error));
  }
  try {
    const [{ checkAnswer, withoutBanned }, schema] = await Promise.all([import('./answers.ts'), resource.schema()]);
    const allowed = banned.length > 0 ? withoutBanned(value, banned) : value;
    if (allowed === undefined) return notFound;
    const checked = checkAnswer(schema, allowed);
    if ('problem' in checked) return fail('schema', checked.problem);
    if (checked.dropped.length > 0) reportDropped?.(resource.key, checked.dropped);
    return { state: 'found', data: checked.data };
  } catch (error) {
    // A browser may fail to load the checks.
    return fail('network', textOf(error));
  }
}
