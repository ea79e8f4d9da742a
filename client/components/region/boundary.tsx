import { Component, type ReactNode } from 'react';
import { isMissingCode, loadAgain } from './lazy-part.tsx';
import { RegionError } from './region-error.tsx';
import { ShownContext } from './shown-mark.tsx';

interface BoundaryProps {
  name: string;
  children: ReactNode;
}

/**
 * Reloads the page after a chunk failed to load. Firefox caches failed imports for the document's lifetime, and after a deployment the
 * chunk may be gone, so only a new document helps. Waits until the site responds.
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

  wasRetried = false;
  /** The content has hydrated, or was rendered here, without an error. */
  wasShown = false;

  retry = () => {
    loadAgain();
    this.wasRetried = true;
    this.setState({ failed: false });
  };

  onShown = () => {
    this.wasShown = true;
  };

  override componentDidCatch(error: unknown) {
    if (this.wasRetried && isMissingCode(error)) void reloadPage();
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
