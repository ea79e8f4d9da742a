import { onTestFinished } from 'vitest';

/** Sets the width of happy-dom's window until the test has finished. */
export function setViewport(width: number) {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(viewport: { width: number }): void } };
  happyDOM.setViewport({ width });
  onTestFinished(() => happyDOM.setViewport({ width: 1024 }));
}
