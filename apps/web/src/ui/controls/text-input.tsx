import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';
import { Icon, type LucideIcon } from './icon.tsx';
import { inputLook } from './input-look.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  icon?: LucideIcon;
  /** A unit, a key, a button at the end. */
  end?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

export function TextInput({ icon, end, size, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <span className={inputLook({ size, className })}>
      {icon ? <Icon of={icon} className="text-muted" /> : null}
      <input
        className="h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none"
        {...rest}
        {...control}
      />
      {end ? <span className="flex flex-none items-center text-13 text-muted">{end}</span> : null}
    </span>
  );
}
