import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Twelve columns; on a phone one below the other. */
export function PageGrid({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('grid grid-cols-12 gap-3 md:gap-5', className)}>{children}</div>;
}

const SPANS = {
  3: 'md:col-span-6 lg:col-span-3',
  4: 'md:col-span-6 lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'md:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
  9: 'lg:col-span-9',
  12: '',
};

interface ColumnProps {
  span: keyof typeof SPANS;
  className?: string;
  children: ReactNode;
}

/** A column whose parts stand below each other and end on its neighbour's line. */
export function Column({ span, className, children }: ColumnProps) {
  return (
    <div
      className={clsx(
        'col-span-12 flex min-w-0 flex-col gap-3 *:last:flex-1 md:gap-5',
        SPANS[span],
        className,
      )}
    >
      {children}
    </div>
  );
}
