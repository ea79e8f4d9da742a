/** Scripts of services and the service worker, from addresses that the site's own settings name; the Content-Security-Policy says the same. */
const policy = window.trustedTypes?.createPolicy('site-script', {
  createScriptURL: (url: string) => url,
});

/** An address as this browser takes it for a script. Typed as text, which is what it is told to be everywhere. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;

/** Puts a script into the page. Rejects when it does not come; a script that failed may be asked for again. */
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
