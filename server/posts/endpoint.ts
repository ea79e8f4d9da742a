import type { Culture } from '../../locales/index.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';

export interface PostRequest {
  /** As it was parsed, from JSON or from a form; nobody has checked it. */
  body: unknown;
  /** A header by its name in lower case; undefined when there is none. */
  header(name: string): string | undefined;
  runtime: RuntimeBrand;
  requestId: string;
  /** Aborted when the visitor has left. */
  signal: AbortSignal;
}

/** For scripts: a status and its data. Of errors these are problem answers (RFC 9457), or what is wrong with which field. */
export interface PostAnswer {
  status: number;
  data: object;
  /** As `Set-Cookie` takes them. */
  cookies?: readonly string[];
}

/** What a visitor without JavaScript reads. */
export interface AnswerPage {
  culture: Culture;
  /** Ids of messages of the endpoint's area. */
  title: string;
  text: string;
  /** A path of the site. */
  back: { href: string; label: string };
}

/** To which scripts alone post. */
export interface ScriptEndpoint {
  path: string;
  /** Rejects only for what nobody has foreseen. */
  answer(request: PostRequest): Promise<PostAnswer>;
}

/** To which a form may post as well. */
export interface PostEndpoint extends ScriptEndpoint {
  /** The messages that its pages are written with. */
  area: string;
  /** The page of an answer, also of one that was given before the endpoint was asked. */
  page(answer: PostAnswer, request: Pick<PostRequest, 'body' | 'runtime'>): AnswerPage;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
};

/** A refusal as RFC 9457 writes it: its status, the name of that, and what would help. */
export function problem(status: number, detail?: string): PostAnswer {
  const title = titles[status] ?? 'Error';
  return { status, data: { type: 'about:blank', title, status, ...(detail && { detail }) } };
}

/** What is said of a service that did not take what a visitor posted: nothing of what it was. */
export interface PostFailure {
  readonly requestId: string;
  /** By its name in the settings. */
  readonly service: 'API' | 'PROFILE';
  /** Its answer, if it gave one. */
  readonly status?: number;
  readonly message?: string;
}

/** Puts a failure into the log, and tells the brand's logger. */
export type ReportPost = (runtime: RuntimeBrand, failure: PostFailure) => void;
