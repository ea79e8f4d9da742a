/** Gives happy-dom's window a width, or the one that it has by itself. */
export function setViewport(width = 1024) {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(viewport: { width: number }): void } };
  happyDOM.setViewport({ width });
}
