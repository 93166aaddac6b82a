import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { curlExample } from './curl-example.ts';
import type { MadeKey } from './made-key.ts';
import { text } from './text.ts';

/** The only time that the secret is seen. */
export function KeySecret({ made, onDone }: { made: MadeKey; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Alert tone="caution" title={text.secret.onceTitle} live>
        {text.secret.once}
      </Alert>
      <div className="flex flex-wrap items-center gap-3 rounded-2 border border-line bg-sunken p-3">
        <code className="min-w-0 flex-1 basis-60 font-mono text-13 break-all">{made.secret}</code>
        <CopyButton text={made.secret} label={text.secret.copy} />
      </div>
      <div className="grid gap-1.5">
        <p className="text-13 font-medium">{text.secret.tryIt}</p>
        <CodeBlock
          code={curlExample(window.location.origin, made.secret, made.key.scopes)}
          label={text.example.label}
        />
      </div>
      <Button kind="primary" className="justify-self-end max-md:justify-self-stretch" onClick={onDone}>
        {text.secret.done}
      </Button>
    </div>
  );
}
