/** Maximum length of a name in a letter's salutation. Apart from the pattern, which pages load when a form is sent. */
export const longestPersonName = 40;
