import { Component, type ReactNode } from 'react';
import { isMissingCode, loadAgain } from './lazy-part.tsx';
import { RegionError } from './region-error.tsx';

interface BoundaryProps {
  name: string;
  children: ReactNode;
}

/**
 * Some browsers keep for as long as the document lives that code did not come (Firefox does), and after an update of the site it may be
 * gone for good: only a new document helps. The old one is left no sooner than the site answers.
 */
async function loadPageAnew() {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer && answer.status < 500) location.reload();
}

/** Shows in the browser, where what stands in it has thrown, that something went wrong, with a retry. Errors are logged where the root is made. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  wasRetried = false;

  retry = () => {
    loadAgain();
    this.wasRetried = true;
    this.setState({ failed: false });
  };

  override componentDidCatch(error: unknown) {
    if (this.wasRetried && isMissingCode(error)) void loadPageAnew();
  }

  override render() {
    const { name, children } = this.props;
    return this.state.failed ? <RegionError name={name} onRetry={this.retry} /> : children;
  }
}
