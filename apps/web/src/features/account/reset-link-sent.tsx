import { Button } from '../../ui/controls/button.tsx';
import { text } from './text.ts';

interface ResetLinkSentProps {
  email: string;
  /** Without a mail server the link waits with whoever runs the installation. */
  isMailed: boolean;
  onAgain: () => void;
}

/** The same words whether the address is known or not, so that nobody can ask who has an account. */
export function ResetLinkSent({ email, isMailed, onAgain }: ResetLinkSentProps) {
  return (
    <div className="grid gap-4">
      <p role="status" className="break-words">
        {isMailed ? text.forgot.sent(email) : text.forgot.held(email)}
      </p>
      <Button wide onClick={onAgain}>
        {text.forgot.again}
      </Button>
    </div>
  );
}
