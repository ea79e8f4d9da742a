import { QuietRegion } from './quiet-region.tsx';

interface Failure {
  error: unknown;
}

function Thrown({ error }: Failure): never {
  throw error;
}

/** Logs an error that was caught outside of rendering, by throwing it within an error boundary, whose errors the root logs. Renders nothing. */
export const ReportedFailure = ({ failure }: { failure: Failure | undefined }) =>
  failure && (
    <QuietRegion>
      <Thrown {...failure} />
    </QuietRegion>
  );
