import { Component, type ReactNode } from 'react';
import { isMissingCode } from './lazy-part.tsx';
import { RegionError } from './region-error.tsx';
import { ShownContext } from './shown-mark.tsx';

interface BoundaryProps {
  name: string;
  children: ReactNode;
}

/**
 * Reloads the page after a chunk failed to load. Chromium and Firefox keep a failed import for the document's lifetime, and after a
 * deployment the chunk may be gone, so only a new document helps. Waits until the site responds.
 */
async function reloadPage() {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (response && response.status < 500) location.reload();
}

/** An error boundary that shows a message with a retry button in the browser. The root logs the errors. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** The code of the content failed to load. */
  isCodeMissing = false;
  /** The content has hydrated, or was rendered here, without an error. */
  wasShown = false;

  retry = () => {
    if (this.isCodeMissing) void reloadPage();
    else this.setState({ failed: false });
  };

  onShown = () => {
    this.wasShown = true;
  };

  override componentDidCatch(error: unknown) {
    this.isCodeMissing = isMissingCode(error);
  }

  override render() {
    const { name, children } = this.props;
    return this.state.failed ? (
      <RegionError name={name} onRetry={this.retry} />
    ) : (
      <ShownContext value={this.onShown}>{children}</ShownContext>
    );
  }
}
