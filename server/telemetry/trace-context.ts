import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Place of a request or call in a trace, as W3C Trace Context defines it (https://www.w3.org/TR/trace-context-2/). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Bits of `sampledFlag` and `randomFlag`. */
  readonly flags: number;
  /** Value of `tracestate`, empty without one. */
  readonly state: string;
}

/** The trace is recorded. */
export const sampledFlag = 1;
/** The trace id is random. */
export const randomFlag = 2;

const version = '00';
/** Versions after 00 may append fields, which are ignored. */
const traceparentPattern = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

const memberPattern =
  /^[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const mostMembers = 32;
/** The specification requires at least this many characters to be passed on. */
const mostStateLength = 512;

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');

export const newSpanId = (): string => randomHex(8);

/** A new trace, which is not recorded unless a tracer decides so. */
export const newTrace = (): TraceContext => ({
  traceId: randomHex(16),
  spanId: newSpanId(),
  flags: randomFlag,
  state: '',
});

/** A valid `tracestate`, without the last members beyond its length limit. Empty for an invalid one. */
function parseState(value: string): string {
  const members = value.split(',').flatMap((member) => member.trim() || []);
  const keys = new Set(members.map((member) => member.split('=', 1).join('')));
  const isValid =
    members.length <= mostMembers &&
    keys.size === members.length &&
    members.every((member) => memberPattern.test(member));
  while (members.join(',').length > mostStateLength) members.pop();
  return isValid ? members.join(',') : '';
}

/** The caller's place in its trace. Undefined without a valid `traceparent`. Repeated headers arrive joined by commas. */
export function parseTraceContext({ traceparent, tracestate }: IncomingHttpHeaders): TraceContext | undefined {
  const found = typeof traceparent === 'string' ? traceparentPattern.exec(traceparent) : undefined;
  const [, given, traceId, spanId, flags, more] = found ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (given === version && more !== undefined) return undefined;
  return {
    traceId,
    spanId,
    flags: Number.parseInt(flags, 16) & (sampledFlag | randomFlag),
    state: parseState([tracestate ?? ''].flat().join(',')),
  };
}

/** Headers that continue a trace in another service. */
export const traceHeaders = ({ traceId, spanId, flags, state }: TraceContext): Readonly<Record<string, string>> => ({
  traceparent: `${version}-${traceId}-${spanId}-0${flags}`,
  ...(state && { tracestate: state }),
});
