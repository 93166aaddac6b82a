import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Choice } from './choice.ts';
import { Icon } from './icon.tsx';

interface NativeSelectProps<V extends string> {
  label: string;
  options: readonly Choice<V>[];
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
}

/** The browser's own list, for a small choice beside a heading: every phone has a good one. */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>) {
  const { label, options, value, onValueChange, className } = props;
  return (
    <span className={clsx('relative inline-flex items-center', className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value as V)}
        className="h-7.5 min-w-0 appearance-none text-ellipsis rounded-2 bg-transparent pr-7 pl-2.5 text-13 font-medium hover:bg-hover touch:h-touch"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} className="pointer-events-none absolute right-2" />
    </span>
  );
}
