import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const OUTCOME_SHOWN_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel?: string;
  /** Browsers refuse the clipboard outside a secure page. */
  failedLabel?: string;
  /** Only the icon; the label is read aloud. */
  compact?: boolean;
  size?: 'sm' | 'md';
  className?: string;
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label, compact = false, size = 'sm', className } = props;
  const { copiedLabel = 'Copied', failedLabel = 'Couldn’t copy' } = props;
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  const icon = outcome === 'copied' ? Check : outcome === 'failed' ? X : Copy;
  const said = outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : '';
  const name = said || label;
  return (
    <>
      {compact ? (
        <IconButton icon={icon} label={name} kind="ghost" size={size} onClick={copy} className={className} />
      ) : (
        <Button icon={icon} size={size} onClick={copy} className={className}>
          {name}
        </Button>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
