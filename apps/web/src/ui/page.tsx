import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageProps {
  title: ReactNode;
  description?: ReactNode;
  /** Beside the title: the sample badge, a status. */
  badge?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Reading pages keep their lines short. */
  width?: 'wide' | 'reading';
  children?: ReactNode;
}

export function Page({
  title,
  description,
  badge,
  actions,
  breadcrumbs,
  width = 'wide',
  children,
}: PageProps) {
  return (
    <div
      className={clsx(
        'mx-auto w-full px-4 pt-4 pb-24 md:px-7 md:pt-6 md:pb-26',
        width === 'wide' ? 'max-w-330' : 'max-w-190',
      )}
    >
      {breadcrumbs ? <div className="mb-3">{breadcrumbs}</div> : null}
      <header className="mb-4 flex flex-col gap-3 md:mb-5 md:flex-row md:items-end md:gap-5">
        <div className="min-w-0">
          <h1 className="text-20 tracking-title text-balance">{title}</h1>
          {description ? (
            <p className="mt-0.75 max-w-[96ch] text-13 text-pretty text-muted">{description}</p>
          ) : null}
        </div>
        {badge || actions ? (
          <div className="flex flex-wrap items-center gap-2 md:ml-auto md:flex-none">
            {badge}
            {actions}
          </div>
        ) : null}
      </header>
      {children}
    </div>
  );
}
