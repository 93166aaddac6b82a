import { KeyRound } from 'lucide-react';
import { triedKey } from '../../lib/tried-key.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';
import type { useAssistantStatus } from './use-assistant-status.ts';

const words = text.tried;
const END_LETTERS = 4;

interface TriedKeyBarProps {
  status: Pick<ReturnType<typeof useAssistantStatus>, 'tried' | 'isConnecting'>;
  className?: string;
}

/** As long as a key is tried: whose it is, and the one press that forgets it. */
export function TriedKeyBar({ status: { tried, isConnecting }, className = '' }: TriedKeyBarProps) {
  if (!tried) return null;
  return (
    <section
      aria-label={words.label}
      className={`flex flex-none flex-wrap items-center gap-x-2.5 gap-y-1.5 bg-accent-soft px-4 py-2 text-12 ${className}`}
    >
      <Icon of={KeyRound} size={14} className="text-accent" />
      <p className="min-w-0 flex-[1_1_12rem] text-pretty">
        {words.line(words.engines[tried.engine], tried.key.slice(-END_LETTERS))}{' '}
        {isConnecting ? words.connecting : null}
      </p>
      <Button size="sm" onClick={triedKey.forget}>
        {words.forget}
      </Button>
    </section>
  );
}
