/** Trusts the URLs of services' scripts and of the service worker. They come from settings, and the Content-Security-Policy allows no others. */
const policy = window.trustedTypes?.createPolicy('site-script', {
  createScriptURL: (url: string) => url,
});

/** A script URL: a TrustedScriptURL in browsers that enforce Trusted Types, typed as a string because the DOM types want one. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;

/** Adds a script to the page. Rejects when it fails to load; a failed script may be requested again. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(url);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`[visitor] The script ${url} did not come; the page goes on without it.`));
    });
    document.head.append(script);
  });
}
