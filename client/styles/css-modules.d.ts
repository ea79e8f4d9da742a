/** A CSS module gives the scoped name of each class that it defines; `npm run check` finds names that it does not. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

/** A plain sheet holds rules for the page as a whole; it is linked where its module is. */
declare module '*.css' {}
