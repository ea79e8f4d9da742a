/** After this many milliseconds show that a page is loading. */
const unnoticedMs = 300;

/** Sets `data-moving` on the root element while a slow navigation is pending. */
export function createLoadingIndicator() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      timer ??= setTimeout(() => (document.documentElement.dataset['moving'] = ''), unnoticedMs);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      delete document.documentElement.dataset['moving'];
    },
  };
}
