/** Maximum length of a name in a letter's salutation. */
export const longestPersonName = 40;

/**
 * A person's name: letters, marks, spaces and `'’.-`, with at least one letter. Letters address people by it, so it
 * must not hold a message or a link (SEC-06).
 */
export const personName = /^(?=.*\p{L})[\p{L}\p{M} '’.-]{1,40}$/u;
