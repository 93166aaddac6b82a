import { clsx } from 'clsx';

interface SampleBadgeProps {
  /** What the made-up thing is: the sample world, or a demonstration. */
  of?: 'sample' | 'demo';
  /** The same in the language of the page. */
  label?: string;
  className?: string;
}

const WORDS = { sample: 'Sample data', demo: 'Demo data' };

/** Marks made-up data. The hatch belongs to this badge and to nothing else. */
export function SampleBadge({ of = 'sample', label = WORDS[of], className }: SampleBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 flex-none items-center gap-1.25 rounded-1 px-2 text-12 font-medium whitespace-nowrap text-caution inset-ring inset-ring-caution',
        className,
      )}
    >
      <span aria-hidden="true" className="hatch-sample size-2" />
      {label}
    </span>
  );
}
