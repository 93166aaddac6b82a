import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface SparePartProps {
  /** While it is on its way. */
  waiting?: ReactNode;
  /** Where it does not come; nothing, for what nobody asked for. */
  failed?: ReactNode;
  children: ReactNode;
}

/** A part from a chunk of its own that the page works without: a network that went away takes only this part along. */
export function SparePart({ waiting = null, failed = null, children }: SparePartProps) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
