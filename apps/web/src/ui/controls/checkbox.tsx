import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Indicator, Root, type CheckboxProps as RootProps } from 'radix-ui/checkbox';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<RootProps, 'children' | 'asChild'> {
  label: ReactNode;
  description?: ReactNode;
  /** The label is read aloud only, as in a table's row. */
  labelHidden?: boolean;
}

export function Checkbox({ label, description, labelHidden = false, className, ...rest }: CheckboxProps) {
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <span
      className={clsx(
        'inline-flex items-start gap-2 touch:min-h-touch',
        // Above several lines the box stands beside the first of them.
        description === undefined && 'touch:items-center',
        className,
      )}
    >
      <Root
        id={id}
        aria-describedby={descriptionId}
        className={clsx(
          'touch-area mt-0.5 grid size-4 flex-none place-items-center rounded-1 border-[1.5px] border-control bg-surface text-on-accent',
          description === undefined && 'touch:mt-0',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
          'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50',
        )}
        {...rest}
      >
        <Indicator>
          <Icon of={rest.checked === 'indeterminate' ? Minus : Check} size={12} strokeWidth={2} />
        </Indicator>
      </Root>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'cursor-pointer'}>
        {label}
        {description ? (
          <span id={descriptionId} className="block text-12 text-muted">
            {description}
          </span>
        ) : null}
      </label>
    </span>
  );
}
