/** Maximum length of a name in a letter's salutation. */
export const longestPersonName = 40;

/** Letters that look like dots (Canadian syllabics, Lisu and Sinological dots): with one, a name reads as a host name. */
const letterDots = String.raw`\u{1427}\u{18DF}\u{A4F8}-\u{A4FD}\u{A78F}`;

const dotAtEndOfWord = String.raw`(?<=[\p{L}\p{M}])\.(?=[ -]|$)`;
const dotBetweenInitials = String.raw`(?<=(?:^|[ .-])\p{L})\.(?=\p{L}(?:[. -]|$))`;

/**
 * A person's name: letters, marks, spaces, `'’-` and dots, with at least one letter. A dot ends a word ("Jr.") or stands
 * between initials ("J.R."). Letters address people by it, so it must not hold a message, a link or a host name (SEC-06).
 */
export const personName = new RegExp(
  String.raw`^(?=.*\p{L})(?!.*[${letterDots}])(?:[\p{L}\p{M} '’-]|${dotAtEndOfWord}|${dotBetweenInitials}){1,${longestPersonName}}$`,
  'u',
);
