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
      <header className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 md:mb-5 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h1 className="text-20 tracking-title text-balance md:row-start-1">{title}</h1>
        {/* On a phone beside the title: one that comes late pushes nothing down. */}
        {badge ? (
          <div className="col-start-2 row-start-1 flex items-center md:row-end-3 md:self-end">{badge}</div>
        ) : null}
        {description ? (
          <p className="col-span-2 mt-0.75 max-w-[96ch] text-13 text-pretty text-muted md:col-span-1 md:row-start-2">
            {description}
          </p>
        ) : null}
        {actions ? (
          <div className="col-span-2 flex flex-wrap items-center gap-2 max-md:mt-3 md:col-span-1 md:col-start-3 md:row-start-1 md:row-end-3 md:flex-nowrap md:self-end">
            {actions}
          </div>
        ) : null}
      </header>
      {children}
    </div>
  );
}
