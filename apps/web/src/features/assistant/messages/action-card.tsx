import type { AssistantTurn, PendingAction } from '@propguard/protocol/assistant-turns';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { text } from '../text.ts';

const words = text.action;

interface ActionCardProps {
  turnId: string;
  action: PendingAction;
  onDecided: (turn: AssistantTurn) => void;
}

/** Nothing is changed before it is approved; the hash says that what is approved is what was shown. */
export function ActionCard({ turnId, action, onDecided }: ActionCardProps) {
  const decide = useMutation({ ...api.assistant.decideAction.mutationOptions(), onSuccess: onDecided });
  if (action.state !== 'waiting') {
    return (
      <Alert
        tone={action.state === 'failed' ? 'danger' : 'info'}
        title={words[action.state]}
        action={action.upgradePath ? <TextLink to={action.upgradePath}>{words.plans}</TextLink> : null}
      >
        {action.error}
      </Alert>
    );
  }
  const answer = (decision: 'approve' | 'decline') => () =>
    decide.mutate({ id: turnId, actionId: action.id, argumentsHash: action.argumentsHash, decision });
  return (
    <article aria-label={words.title} className="grid gap-2.5 rounded-2 border border-accent p-3">
      <p className="text-12 font-semibold text-accent">{words.title}</p>
      <p dir="auto" className="text-13 wrap-anywhere">
        {action.summary}
      </p>
      {decide.error ? (
        <Alert tone="danger" title={words.refused} live>
          {errorText(decide.error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          size="sm"
          busy={decide.isPending && decide.variables?.decision === 'approve'}
          onClick={answer('approve')}
        >
          {words.approve}
        </Button>
        <Button
          size="sm"
          busy={decide.isPending && decide.variables?.decision === 'decline'}
          onClick={answer('decline')}
        >
          {words.decline}
        </Button>
      </div>
    </article>
  );
}
