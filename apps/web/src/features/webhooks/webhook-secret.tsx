import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';

/** The only time that it is seen. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Alert tone="caution" title={text.secret.onceTitle} live>
        {text.secret.once}
      </Alert>
      <div className="flex flex-wrap items-center gap-3 rounded-2 border border-line bg-sunken p-3">
        <code className="min-w-0 flex-1 basis-60 font-mono text-13 break-all">{secret}</code>
        <CopyButton text={secret} label={text.secret.copy} />
      </div>
      <Button kind="primary" className="justify-self-end max-md:justify-self-stretch" onClick={onDone}>
        {text.secret.done}
      </Button>
    </div>
  );
}
