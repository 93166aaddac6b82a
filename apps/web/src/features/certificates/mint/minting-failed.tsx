import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { text } from '../text.ts';

interface MintingFailedProps {
  message: string;
  onTryAgain: () => void;
}

/** CORE-CHAIN-04, CORE-CHAIN-07. */
export function MintingFailed({ message, onTryAgain }: MintingFailedProps) {
  return (
    <Alert
      live
      tone="danger"
      title={text.certificate.failed}
      className="mt-4"
      action={
        <Button kind="ghost" size="sm" onClick={onTryAgain}>
          {text.certificate.tryAgain}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
