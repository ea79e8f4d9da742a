/** Kind of a code, independent of its use. */
export type CodeKind =
  /** Once for each account. */
  | 'shared'
  /** Once, by the first account to redeem it. */
  | 'single'
  | 'used'
  /** Undetermined state, to simulate a broken system. */
  | 'broken'
  | 'unknown';

const singles = 500;

/** The codes of this house; they are the same at every start. Case makes no difference. */
export function kindOf(code: string): CodeKind {
  if (code === 'COMET250') return 'shared';
  if (code === 'USED2025') return 'used';
  if (code === 'BROKEN') return 'broken';
  const number = Number(/^ONCE-(\d{4})$/.exec(code)?.[1] ?? 0);
  return number >= 1 && number <= singles ? 'single' : 'unknown';
}
