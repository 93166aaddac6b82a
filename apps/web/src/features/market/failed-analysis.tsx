import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
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
