import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { text } from './text.ts';
import { useOperates } from './use-operates.ts';

/** Never by the way: whoever takes somebody's place is told whose, and presses for it. */
export function OperatorTakeOver({ operator }: { operator: string | null }) {
  const operates = useOperates();
  const takeOver = useMutation(api.account.takeOverOperator.mutationOptions({ onSuccess: operates }));
  return (
    <div className="grid gap-4">
      {operator === null ? null : (
        <Alert tone="caution" title={text.claim.replaces(operator)}>
          {text.claim.replacesDetail}
        </Alert>
      )}
      {takeOver.error ? <ErrorState title={errorText(takeOver.error)} /> : null}
      <Button
        kind="primary"
        wide
        busy={takeOver.isPending}
        busyLabel={text.claim.sending}
        onClick={() => takeOver.mutate({})}
      >
        {operator === null ? text.claim.submit : text.claim.takeOver}
      </Button>
    </div>
  );
}
