import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '../../lib/installation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';

interface ResetLinkSentProps {
  email: string;
  onAgain: () => void;
}

/** The same words whether the address is known or not, so that nobody can ask who has an account. */
export function ResetLinkSent({ email, onAgain }: ResetLinkSentProps) {
  const { data: installation } = useQuery(installationQuery());
  return (
    <div className="grid gap-4">
      <p role="status" className="break-words">
        {text.forgot.sent(email)}
      </p>
      {installation?.mailDelivery === 'outbox' ? (
        <Alert tone="caution" title={text.forgot.heldTitle}>
          {text.forgot.held}
        </Alert>
      ) : null}
      <Button wide onClick={onAgain}>
        {text.forgot.again}
      </Button>
    </div>
  );
}
