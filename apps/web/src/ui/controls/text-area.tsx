import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputLook } from './input-look.ts';

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      className={clsx(inputLook({ size: 'area' }), 'resize-y leading-normal', className)}
      {...rest}
      {...control}
    />
  );
}
