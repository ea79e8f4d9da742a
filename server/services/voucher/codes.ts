/** What a code is by itself, before anybody has used it. */
export type CodeKind =
  /** Once for each account. */
  | 'shared'
  /** Once, by whoever comes first. */
  | 'single'
  | 'used'
  /** Nobody can say what it is: the state of a broken system, kept for trying. */
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
