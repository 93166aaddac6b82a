import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon, type LucideIcon } from './icon.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'children'>, ButtonLook {
  icon?: LucideIcon;
  children: ReactNode;
}

/** Looks like a button, goes somewhere. `to` may be a path or, for a file, a full address. */
export function LinkButton({ kind, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={buttonLook({ kind, size, wide, className })} {...rest}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  );
}
