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
      <header className="mb-4 grid gap-x-3 md:mb-5 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        {/* On a phone a badge stands beside the title where there is room: one that comes late pushes nothing down. */}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:contents">
          <h1 className="max-w-full flex-auto text-20 tracking-title text-balance">{title}</h1>
          {badge ? (
            <div className="flex flex-wrap items-center gap-2 max-md:-my-2.5 max-md:min-h-11 md:col-start-2 md:row-end-3 md:row-start-1 md:self-end">
              {badge}
            </div>
          ) : null}
        </div>
        {description ? (
          <p className="mt-0.75 max-w-[96ch] text-13 text-pretty text-muted md:col-start-1">{description}</p>
        ) : null}
        {actions ? (
          <div className="flex flex-wrap items-center gap-2 max-md:mt-3 md:col-start-3 md:row-end-3 md:row-start-1 md:flex-nowrap md:self-end">
            {actions}
          </div>
        ) : null}
      </header>
      {children}
    </div>
  );
}
