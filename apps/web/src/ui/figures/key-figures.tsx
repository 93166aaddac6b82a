import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { FigureScale, type FigureScaleSpec } from './figure-scale.tsx';

const SIZES = {
  md: '@min-[34rem]:auto-cols-[1fr] @min-[34rem]:grid-flow-col @min-[34rem]:grid-cols-none',
  lg: '@min-[34rem]:grid-cols-3 @min-[56rem]:auto-cols-[1fr] @min-[56rem]:grid-flow-col @min-[56rem]:grid-cols-none',
};

interface KeyFiguresProps {
  label: string;
  /** `lg` for a strip of its own, `md` for a strip under another figure. */
  size?: keyof typeof SIZES;
  /** Without its own edge, for the foot of a card. */
  bare?: boolean;
  className?: string;
  /** KeyFigure elements. */
  children: ReactNode;
}

/** Figures that are read together: one card split by hairlines, two columns where it is narrow. */
export function KeyFigures({ label, size = 'md', bare = false, className, children }: KeyFiguresProps) {
  return (
    <div
      className={clsx(
        '@container',
        bare ? 'border-t border-line' : 'rounded-2 border border-line bg-surface',
        className,
      )}
    >
      <dl
        aria-label={label}
        data-size={size}
        className={clsx(
          'group/figures grid grid-cols-2 overflow-hidden *:-mt-px *:-ml-px *:border-t *:border-l *:border-line',
          '@max-[34rem]:*:last:odd:col-span-2',
          SIZES[size],
        )}
      >
        {children}
      </dl>
    </div>
  );
}

interface KeyFigureProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  badge?: ReactNode;
  note?: ReactNode;
  /** Where the figure stands, as a short rule. */
  scale?: FigureScaleSpec | null;
}

export function KeyFigure({ label, value, unit, badge, note, scale }: KeyFigureProps) {
  return (
    <div className="px-4 pt-3 pb-3.5 max-md:min-w-0 md:px-5 md:pt-3.5 md:pb-4">
      <dt className="text-12 text-muted">{label}</dt>
      <dd
        className={clsx(
          'mt-0.75 flex items-baseline gap-x-2 text-20 font-semibold tracking-figure whitespace-nowrap max-md:flex-wrap @max-[50rem]:flex-wrap',
          'md:group-data-[size=lg]/figures:text-28 md:group-data-[size=lg]/figures:leading-tight',
        )}
      >
        {value}
        {unit ? <small className="text-12 font-normal tracking-normal text-muted">{unit}</small> : null}
        {badge ? <span className="self-center tracking-normal">{badge}</span> : null}
      </dd>
      {scale ? (
        <dd>
          <FigureScale {...scale} />
        </dd>
      ) : null}
      {note ? <dd className="mt-1 text-12 text-muted">{note}</dd> : null}
    </div>
  );
}

interface KeyFiguresSkeletonProps extends Pick<KeyFiguresProps, 'size' | 'className'> {
  label: string;
  count: number;
}

/** The strip before its figures, of the height that it will have. */
export function KeyFiguresSkeleton({ count, ...strip }: KeyFiguresSkeletonProps) {
  return (
    <div aria-busy="true" className="contents">
      <KeyFigures {...strip}>
        {Array.from({ length: count }, (_, index) => (
          <KeyFigure
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank has no identity but its place
            key={index}
            label={<Skeleton width={84} height={12} className="my-0.75" />}
            value={<Skeleton width={96} height={24} className="my-1" />}
            note={<Skeleton width={64} height={12} className="my-0.75" />}
          />
        ))}
      </KeyFigures>
    </div>
  );
}
