import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon, type LucideIcon } from './icon.tsx';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    Omit<ButtonLook, 'wide'> {
  icon: LucideIcon;
  /** The accessible name; wrap in a Tooltip to show it. */
  label: string;
  busy?: boolean;
}

export function IconButton({
  icon,
  label,
  kind,
  size,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonLook({ kind, size, shape: 'square', className })}
      onClick={handleClick}
      {...rest}
    >
      {busy ? <Spinner /> : <Icon of={icon} />}
    </button>
  );
}
