const characters = ['<', '>', '"'];

/** Texts of requests that no response may contain as they are. */
export const markedTexts: readonly string[] = [...characters.map((character) => `zq9${character}x9`), '"><zq9>x9'];

/** The page of errors itself, and pages that are forced to be one. */
const isErrorPage = (request: string, head: string) =>
  /^\w+ (?:http:\/\/[^/]*)?(?:\/en-\w+)?\/500\/(?:[? ]|$)/.test(request) || /^x-forced: 1$/im.test(head);

const isEncodedUrl = (url: string) => /^[\x21-\x7e]*$/.test(url) && !/[<>"`{}|\\^]/.test(url);

/** Whether a redirect stays on the sites: a path, or a URL of a host that the site has. */
const staysHere = (url: string) => /^\/(?![/\\])/.test(url) || /^https?:\/\/[\w.-]*\.localhost(?::\d+)?\//.test(url);

/**
 * Returns the problems of the raw response to a raw request. The response is undefined when the connection stayed open,
 * and empty when it was closed without one.
 */
export function findProblems(request: string, response: string | undefined): string[] {
  if (response === undefined) return ['The connection stays open.'];
  if (response === '') return [];
  const end = response.indexOf('\r\n\r\n');
  const head = end < 0 ? response : response.slice(0, end);
  const problems: string[] = [];
  if (!/^HTTP\/1\.1 [1-5]\d\d /.test(head)) problems.push('The response has no status.');
  if (head.startsWith('HTTP/1.1 5') && !isErrorPage(request, head))
    problems.push(`The status is ${head.slice(9, 12)}.`);
  // Ids and hashes may end with the mark by chance.
  if (/^\s*zq9/im.test(head)) problems.push('A header is injected.');
  for (const text of markedTexts) if (response.includes(text)) problems.push(`It repeats ${text}.`);
  for (const [, location = ''] of head.matchAll(/^(?:content-)?location: (.*)$/gim)) {
    const url = location.trim();
    if (!isEncodedUrl(url)) problems.push(`Location is not encoded: ${url}`);
    if (!staysHere(url)) problems.push(`Location is another site: ${url}`);
  }
  return problems;
}
