import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** A block in the place and size of what is coming. */
export function Skeleton({ width = '100%', height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('hairline block rounded-1 bg-hover', className)}
      style={{ width, height }}
    />
  );
}

export function SkeletonLine({ width = '100%' }: { width?: CSSProperties['width'] }) {
  return <Skeleton width={width} height={12} />;
}

/** Wraps skeletons: says once that something is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** A label, a figure and, where there is one, its note. */
export function SkeletonFigure({ size = 'lg' }: { size?: 'md' | 'lg' }) {
  return (
    <div className="grid gap-3">
      <SkeletonLine width={72} />
      <Skeleton width="78%" height={size === 'lg' ? 44 : 24} />
    </div>
  );
}

const CURVE_BARS = 27;
const CURVE_SPREAD = 6;

/** The forecast curve before its data. */
export function SkeletonCurve() {
  const middle = (CURVE_BARS - 1) / 2;
  const bars = Array.from({ length: CURVE_BARS }, (_, index) => {
    const share = Math.exp(-(((index - middle) / CURVE_SPREAD) ** 2) / 2);
    return { index, heightPx: Math.round(8 + 54 * share) };
  });
  return (
    <div className="grid gap-3">
      <div className="flex h-16 items-end gap-0.5">
        {bars.map((bar) => (
          <Skeleton key={bar.index} height={bar.heightPx} className="min-w-0 flex-1 rounded-[1px]" />
        ))}
      </div>
      <Skeleton height={1} />
    </div>
  );
}

interface SkeletonTableProps {
  rows?: number;
  columns?: number;
}

const WORD_WIDTHS = ['82%', '64%', '74%', '58%', '70%'];

export function SkeletonTable({ rows = 4, columns = 3 }: SkeletonTableProps) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          key={row}
          className="grid h-9 items-center gap-6 px-5"
          style={{ gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }}
        >
          <SkeletonLine width={WORD_WIDTHS[row % WORD_WIDTHS.length]} />
          {Array.from({ length: columns - 1 }, (_, column) => (
            <Skeleton
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={column}
              width={48}
              height={12}
              className={column === columns - 2 ? 'ml-auto' : ''}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
