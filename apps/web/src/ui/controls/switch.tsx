import { clsx } from 'clsx';
import { Root, type SwitchProps as RootProps, Thumb } from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<RootProps, 'children' | 'asChild'> {
  label: ReactNode;
  labelHidden?: boolean;
}

/** For what takes effect at once; a choice that is sent with a form is a Checkbox. */
export function Switch({ label, labelHidden = false, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <span className={clsx('inline-flex items-center gap-2 touch:min-h-touch', className)}>
      <Root
        id={id}
        className="group touch-area h-4.5 w-7.5 flex-none rounded-full bg-control transition-colors duration-(--quick) data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-50"
        {...rest}
      >
        <Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-surface transition-transform duration-(--quick) data-[state=checked]:translate-x-3.5 data-[state=checked]:bg-on-accent" />
      </Root>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'cursor-pointer'}>
        {label}
      </label>
    </span>
  );
}
