/** The text of the `sheet.css` beside a script's `main.ts`. The bundler defines this constant. */
declare const browserSheet: string;
