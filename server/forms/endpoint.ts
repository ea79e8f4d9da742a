import type { Culture } from '../../locales/index.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { problemDetails } from '../http/responses.ts';

export interface PostRequest {
  /** Parsed body, from JSON or a form, not validated. */
  body: unknown;
  /** A header by its lower-case name. Undefined when it is missing. */
  header(name: string): string | undefined;
  brandConfig: BrandConfig;
  requestId: string;
  /** IP address of the client, as Express determines it. */
  ip?: string | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Response for scripts: a status and its data. Errors are problem details (RFC 9457), or an error for a field. */
export interface PostResult {
  status: number;
  data: object;
  /** `Set-Cookie` values. */
  cookies?: readonly string[];
}

/** Response page for visitors without JavaScript. */
export interface ResultPage {
  culture: Culture;
  /** Message ids of the endpoint's area. */
  title: string;
  text: string;
  /** Path on the site. */
  back: { href: string; label: string };
}

/** Endpoint for POSTs from scripts only. */
export interface ScriptEndpoint {
  path: string;
  /** Rejects only on unexpected errors. */
  handle(request: PostRequest): Promise<PostResult>;
}

/** Endpoint that forms may post to as well. */
export interface PostEndpoint extends ScriptEndpoint {
  /** Area of the messages on its pages. */
  area: string;
  /** The page for a response, including responses of guards that ran before the endpoint. */
  page(result: PostResult, request: Pick<PostRequest, 'body' | 'brandConfig'>): ResultPage;
}

/** A result with problem details. */
export const problem = (status: number, detail?: string): PostResult => ({
  status,
  data: problemDetails(status, detail),
});

/** A service's failure to accept a POST. Contains nothing that the visitor posted. */
export interface PostFailure {
  readonly requestId: string;
  /** The service's name in the settings. */
  readonly service: 'API' | 'PROFILE';
  /** Status of its response, if any. */
  readonly status?: number;
  readonly message?: string;
}

/** Logs a failure and reports it to the brand's logger service. */
export type ReportPost = (brandConfig: BrandConfig, failure: PostFailure) => void;
