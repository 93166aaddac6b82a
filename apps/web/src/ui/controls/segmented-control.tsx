import { clsx } from 'clsx';
import { Item, Root } from 'radix-ui/toggle-group';
import type { Choice } from './choice.ts';

interface SegmentedControlProps<V extends string> {
  label: string;
  options: readonly Choice<V>[];
  value: V;
  onValueChange: (value: V) => void;
  size?: 'sm' | 'md';
  wide?: boolean;
  className?: string;
}

const SIZES = { sm: 'h-7.5 touch:h-touch touch:min-w-touch', md: 'h-8.5 touch:h-touch touch:min-w-touch' };

/** Few exclusive choices, all in sight; one is always chosen. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, options, value, onValueChange, size = 'sm', wide = false, className } = props;
  return (
    <Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onValueChange(next as V)}
      className={clsx(
        'rounded-2 border border-control bg-surface',
        wide ? 'flex w-full' : 'inline-flex',
        className,
      )}
    >
      {options.map((option) => (
        <Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={clsx(
            'relative border-line px-3 text-13 first:rounded-l-[7px] last:rounded-r-[7px] not-first:border-l hover:bg-hover focus-visible:z-1 focus-visible:-outline-offset-2',
            'data-[state=on]:bg-accent-soft data-[state=on]:font-semibold data-[state=on]:text-accent disabled:text-muted',
            wide && 'flex-1',
            SIZES[size],
          )}
        >
          {option.label}
        </Item>
      ))}
    </Root>
  );
}
