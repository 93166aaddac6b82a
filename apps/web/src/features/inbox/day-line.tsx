import { text } from './text.ts';
import { useDayText } from './use-short-time.ts';

/** Where another day begins. */
export function DayLine({ at, before }: { at: string; before: string | undefined }) {
  const day = useDayText();
  const name = day(at);
  if (before !== undefined && day(before) === name) return null;
  return (
    <p className="flex items-center gap-3 text-12 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <span className="sr-only">{text.day} </span>
      {name}
    </p>
  );
}
