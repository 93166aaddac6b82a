import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { ErrorState } from './error-state.tsx';

interface ReadFailureProps {
  /** What could not be read. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  variant?: 'banner' | 'full';
  className?: string;
}

const reference = (requestId: string) => `Reference ${requestId}`;

/** In place of what could not be read: why, the way to try again, and what to quote to the operator. */
export function ReadFailure({ error, variant = 'full', ...rest }: ReadFailureProps) {
  const requestId = requestIdOf(error);
  return (
    <ErrorState {...rest} variant={variant} reference={requestId ? reference(requestId) : undefined}>
      {errorText(error)}
    </ErrorState>
  );
}
