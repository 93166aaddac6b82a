import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon, type LucideIcon } from './icon.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  /** Keeps the focus and the place, shows a spinner, and ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  kind,
  size,
  wide,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonLook({ kind, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {busy ? (busyLabel ?? children) : children}
      {iconEnd && !busy ? <Icon of={iconEnd} className="-mr-0.5" /> : null}
    </button>
  );
}
