/** The one policy by which text becomes html in the browser; the Content-Security-Policy names it. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('site-html', {
        createHTML: (html: string) => html,
      });

/** Html that the server has cleaned, in the form in which this browser takes it. Typed as text, which React passes on as it is. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
