/** The only Trusted Types policy for HTML; the Content-Security-Policy names it. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('site-html', {
        createHTML: (html: string) => html,
      });

/**
 * Returns sanitised HTML as this browser accepts it: a TrustedHTML object or a string. Typed as string, which React passes on unchanged.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
