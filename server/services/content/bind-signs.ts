/** A number and its sign: "10 €", "96 %", "§ 5", "× 30". */
const gaps = /(?<=\d) (?=[€£%]|kr\b)|(?<=[§×÷]) (?=[\d€£])/g;

/** Keeps a number and its sign on one line, whatever spaces the file has between them. */
export const bindSigns = (text: string): string => text.replace(gaps, '\u00A0');
