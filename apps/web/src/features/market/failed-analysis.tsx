import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

export function FailedAnalysis({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card flush label={text.failed.title}>
      <ErrorState variant="full" title={text.failed.title} onRetry={onRetry} reference={requestIdOf(error)}>
        {text.failed.description} {errorText(error)}
      </ErrorState>
    </Card>
  );
}
