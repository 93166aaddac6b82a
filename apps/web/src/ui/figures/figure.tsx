import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FigureScale, type FigureScaleSpec } from './figure-scale.tsx';

const SIZES = {
  md: 'text-20 font-semibold tracking-figure',
  lg: 'text-28 leading-tight font-semibold tracking-figure',
  hero: '-ml-0.5 text-44 leading-none font-medium tracking-hero md:text-64',
};

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  badge?: ReactNode;
  provenance?: ReactNode;
  note?: ReactNode;
  size?: keyof typeof SIZES;
  /** The rule the number stands on. */
  scale?: FigureScaleSpec;
  className?: string;
}

/** A number with its label, its unit and its scale. */
export function Figure({
  label,
  value,
  unit,
  badge,
  provenance,
  note,
  size = 'lg',
  scale,
  className,
}: FigureProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
        {label}
        {provenance}
      </div>
      <p className={clsx('mt-1.5 flex flex-wrap items-baseline gap-x-2 tabular-nums', SIZES[size])}>
        {value}
        {unit ? <small className="text-13 font-normal tracking-normal text-muted">{unit}</small> : null}
        {badge ? <span className="self-center text-14 tracking-normal">{badge}</span> : null}
      </p>
      {note ? <p className="mt-1 text-12 text-muted">{note}</p> : null}
      {scale ? <FigureScale {...scale} /> : null}
    </div>
  );
}
