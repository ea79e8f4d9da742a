/** A CSS module exports the scoped name of each class that it defines; `npm run check` reports undefined names. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

/** A plain style sheet contains rules for the whole page; importing its module links it. */
declare module '*.css' {}
