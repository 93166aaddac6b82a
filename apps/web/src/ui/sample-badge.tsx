import { clsx } from 'clsx';

interface SampleBadgeProps {
  children?: 'Sample data' | 'Demo data';
  className?: string;
}

/** Marks made-up data. The hatch belongs to this badge and to nothing else. */
export function SampleBadge({ children = 'Sample data', className }: SampleBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 flex-none items-center gap-1.25 rounded-1 px-2 text-12 font-medium whitespace-nowrap text-caution inset-ring inset-ring-caution',
        className,
      )}
    >
      <span aria-hidden="true" className="hatch-sample size-2" />
      {children}
    </span>
  );
}
