/** The text of `sheet.css` beside a script's `main.ts`: the bundler puts it in. */
declare const browserSheet: string;
