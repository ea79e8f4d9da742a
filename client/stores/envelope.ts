/** A stored state with its time of writing and its session. */
export interface Envelope {
  savedAt: number;
  session: string;
  state: unknown;
}

export const seal = (state: unknown, session: string, now: number): string =>
  JSON.stringify({ savedAt: now, session, state } satisfies Envelope);

/** Opens a sealed state; undefined when it is corrupt, foreign, from the future or expired. */
export function unseal(text: string | null, lifetimeMs: number, now: number): Envelope | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    const { savedAt, session, state } = value ?? {};
    if (typeof savedAt !== 'number' || typeof session !== 'string' || state === undefined) return undefined;
    // Tolerates a clock that was set back slightly.
    return savedAt > now + 60_000 || now - savedAt > lifetimeMs ? undefined : { savedAt, session, state };
  } catch {
    return undefined;
  }
}
