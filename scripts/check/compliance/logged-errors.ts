import * as v from 'valibot';

/** An entry of the site's log, which holds errors only. */
const entry = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message: v.string(), requestId: v.optional(v.string(), '') }),
);

/**
 * Errors in the site's log, each once for a page. A page whose part fails to render is sent with 200 all the same, since
 * browsers render the part again.
 *
 * @param pathOf Path of the page by the id of its request.
 */
export function loggedErrors(log: string, pathOf: ReadonlyMap<string, string>): string[] {
  const found = log.split('\n').flatMap((line) => {
    const { success, output } = v.safeParse(entry, line);
    return success ? [`${pathOf.get(output.requestId) ?? 'the site'}: ${output.message}`] : [];
  });
  return [...new Set(found)];
}
