import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { text } from './text.ts';

/** A hash that wraps, with a way to take it along. */
export function HashText({ value, name }: { value: string; name: string }) {
  return (
    <span className="flex min-w-0 items-center justify-end gap-1">
      <span className="min-w-0 truncate font-mono text-12" title={value}>
        {value}
      </span>
      <CopyButton compact text={value} label={text.certificate.copy(name)} />
    </span>
  );
}
