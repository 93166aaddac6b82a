import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { text } from './text.ts';

/** Shown once: only their hashes are kept. */
export function RecoveryCodesList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-2 bg-sunken px-4 py-3 font-mono text-13">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <CopyButton text={codes.join('\n')} label={text.copyCodes} size="md" />
        <Button kind="primary" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </div>
  );
}
