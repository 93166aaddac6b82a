import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Choice } from './choice.ts';
import { Icon } from './icon.tsx';

interface ChoiceChipsProps<V extends string> {
  label: string;
  /** What the group is about stands above it already. */
  labelHidden?: boolean;
  options: readonly Choice<V>[];
  chosen: readonly string[];
  onChange: (chosen: V[]) => void;
  className?: string;
}

/** Any number of choices, all in sight. */
export function ChoiceChips<V extends string>(props: ChoiceChipsProps<V>) {
  const { label, labelHidden = false, options, chosen, onChange, className } = props;
  const toggle = (value: V) => {
    const isChosen = (option: V) => (option === value ? !chosen.includes(option) : chosen.includes(option));
    onChange(options.map((option) => option.value).filter(isChosen));
  };
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-13 font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label: name }) => {
          const pressed = chosen.includes(value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={pressed}
              onClick={() => toggle(value)}
              className={clsx(
                'inline-flex h-7.5 items-center gap-1.5 rounded-2 border px-2.5 text-13 touch:h-touch touch:px-3',
                pressed
                  ? 'border-accent bg-accent-soft font-medium text-accent'
                  : 'border-control bg-surface hover:bg-hover',
              )}
            >
              {pressed ? <Icon of={Check} size={13} /> : null}
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
