import { Component, type ReactNode } from 'react';
import { loadAgain } from './lazy-part.tsx';
import { RegionError } from './region-error.tsx';

interface BoundaryProps {
  name: string;
  children: ReactNode;
}

/** Shows in the browser, where what stands in it has thrown, that something went wrong, with a retry. Errors are logged where the root is made. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    loadAgain();
    this.setState({ failed: false });
  };

  override render() {
    const { name, children } = this.props;
    return this.state.failed ? <RegionError name={name} onRetry={this.retry} /> : children;
  }
}
