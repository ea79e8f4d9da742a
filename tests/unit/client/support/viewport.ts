/** Sets the width of happy-dom's window, by default to its original one. */
export function setViewport(width = 1024) {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(viewport: { width: number }): void } };
  happyDOM.setViewport({ width });
}
