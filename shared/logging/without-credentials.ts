/** Hides user name and password before the `@` of a URL, since invalid settings are logged. */
export const withoutCredentials = (value: string): string =>
  value.replace(/^(?:([a-z][\w+.-]*:\/\/).*|[^@]*:.*)@/is, '$1…@');
