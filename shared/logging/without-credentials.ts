/** A name and a password stand before the `@` of an address; what is told of a wrong setting ends in a log. */
export const withoutCredentials = (value: string): string =>
  value.replace(/^(?:([a-z][\w+.-]*:\/\/).*|[^@]*:.*)@/is, '$1…@');
