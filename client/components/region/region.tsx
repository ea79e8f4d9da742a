import { Component, type ReactNode, Suspense } from 'react';
import { FaultPoint } from './fault-point.tsx';
import { loadAgain } from './lazy-part.tsx';
import { RegionError } from './region-error.tsx';

interface RegionProps {
  name: string;
  children: ReactNode;
}

/**
 * A part of the page that fails alone. In the browser the boundary shows the error with a retry. The server has no error boundaries:
 * there a failed part becomes the fallback of its Suspense boundary, the rest of the page is sent, and the browser tries again.
 * Errors are logged where the root is made.
 */
export class Region extends Component<RegionProps, { failed: boolean }> {
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
    if (this.state.failed) return <RegionError name={name} onRetry={this.retry} />;
    return (
      <Suspense fallback={<RegionError name={name} />}>
        <FaultPoint name={name}>{children}</FaultPoint>
      </Suspense>
    );
  }
}
