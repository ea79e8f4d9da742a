import { longestPersonName } from './person-name-length.ts';

/** Letters that look like dots (Canadian syllabics, Lisu and Sinological dots): with one, a name reads as a host name. */
const letterDots = String.raw`\u{1427}\u{18DF}\u{A4F8}-\u{A4FD}\u{A78F}`;

const anyCase = (text: string) => text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Common ends of host names. All others of two letters are countries. */
const hostEnds = anyCase(
  'com|net|org|info|biz|xyz|app|dev|shop|store|site|online|live|club|casino|bingo|poker|games?|bet|vip|top|click|link',
);

const dotAtEndOfWord = String.raw`(?<=[\p{L}\p{M}])\.(?=[\p{Zs}-]|$)`;
const dotBetweenInitials = String.raw`(?<=(?:^|[\p{Zs}.-])\p{L})\.(?=[\p{Lu}\p{Lt}\p{Lo}](?:[.\p{Zs}-]|$)|\p{Ll}\.)`;
const shortWord = String.raw`(?:^|[\p{Zs}.-])\p{Lu}[\p{L}\p{M}]{0,3}`;
const dotAfterShortWord = String.raw`(?<=${shortWord})\.(?=\p{Lu}[\p{L}\p{M}]{2})(?!(?:${hostEnds})(?:[\p{Zs}-]|$)|[\p{L}\p{M}]*\.[\p{L}\p{M}])`;

/**
 * A person's name: letters, marks, spaces, `'’-` and dots, with at least one letter. A dot ends a word ("Jr."), is between initials
 * ("J.R.") or follows a short word ("St.John"). Letters address people by it, so it must not hold a message, a link or a host name (SEC-06).
 */
export const personName = new RegExp(
  String.raw`^(?=.*\p{L})(?!.*[${letterDots}])(?!(?:.*[\p{Zs}-])?[Ww]{3}\.)(?:[\p{L}\p{M}\p{Zs}'’-]|${dotAtEndOfWord}|${dotBetweenInitials}|${dotAfterShortWord}){1,${longestPersonName}}$`,
  'u',
);

/**
 * A matching name with composed letters and plain single spaces, also between a short word and the next one, so that no mail client takes it
 * for a host name.
 */
export const tidyPersonName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\.(?=\p{L}{2})/gu, '. ')
    .replace(/\p{Zs}+/gu, ' ');
