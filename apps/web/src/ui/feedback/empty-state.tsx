import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  /** What will stand here. */
  children?: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx('grid justify-items-start gap-1.5 px-4 py-5 md:px-5 md:py-6', className)}>
      <p className="font-semibold">{title}</p>
      {children ? <div className="max-w-[52ch] text-pretty text-muted">{children}</div> : null}
      {action ? <div className="mt-2.5">{action}</div> : null}
    </div>
  );
}
