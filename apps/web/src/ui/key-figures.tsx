import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface KeyFiguresProps {
  label: string;
  /** Without its own edge, for the foot of a card. */
  bare?: boolean;
  className?: string;
  children: ReactNode;
}

/** Figures that are read together: one card split by hairlines. */
export function KeyFigures({ label, bare = false, className, children }: KeyFiguresProps) {
  return (
    <dl
      aria-label={label}
      className={clsx(
        'grid grid-cols-2 overflow-hidden md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
        '*:-mt-px *:-ml-px *:border-t *:border-l *:border-line',
        bare ? 'border-t border-line' : 'rounded-2 border border-line bg-surface',
        className,
      )}
    >
      {children}
    </dl>
  );
}

interface KeyFigureProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  badge?: ReactNode;
  note?: ReactNode;
  /** `lg` is for a strip of its own, `md` for a strip under another figure. */
  size?: 'md' | 'lg';
}

export function KeyFigure({ label, value, unit, badge, note, size = 'md' }: KeyFigureProps) {
  return (
    <div className="min-w-0 px-4 pt-3 pb-3.5 md:px-5 md:pt-3.5 md:pb-4">
      <dt className="text-12 text-muted">{label}</dt>
      <dd
        className={clsx(
          'mt-0.75 flex flex-wrap items-baseline gap-x-2 font-semibold tracking-figure',
          size === 'lg' ? 'text-28 leading-tight' : 'text-20',
        )}
      >
        {value}
        {unit ? <small className="text-12 font-normal tracking-normal text-muted">{unit}</small> : null}
        {badge ? <span className="self-center tracking-normal">{badge}</span> : null}
      </dd>
      {note ? <dd className="mt-1 text-12 text-muted">{note}</dd> : null}
    </div>
  );
}
