import { clsx } from 'clsx';
import { NOT_MAPPED_WORDS } from '../../../parts/risk/risk-badge.tsx';
import { Icon, type LucideIcon } from '../../../ui/controls/icon.tsx';
import { text } from '../text.ts';

const words = text.spread;
const LEVELS = ['high', 'medium', 'low', 'none'] as const;
type LevelCounts = Record<(typeof LEVELS)[number], number>;

const FILLS = {
  high: 'bg-danger-fill',
  medium: 'bg-caution-fill',
  low: 'bg-positive-fill',
  none: 'hatch-none hairline',
};

interface LevelStackProps {
  label: string;
  icon: LucideIcon;
  counts: LevelCounts;
}

/** One kind of risk over all homes: the share of each level as a bar, the counts in words. */
export function LevelStack({ label, icon, counts }: LevelStackProps) {
  const whole = LEVELS.reduce((sum, level) => sum + counts[level], 0);
  const parts = LEVELS.filter((level) => counts[level] > 0);
  return (
    <li className="grid gap-1.5 py-2 text-13">
      <span className="flex flex-wrap items-center gap-x-2">
        <Icon of={icon} className="text-muted" />
        <span className="font-medium">{label}</span>
        <span className="ml-auto text-12 text-muted tabular-nums">
          {parts.map((level) => words.level(NOT_MAPPED_WORDS[level], counts[level])).join(', ')}
        </span>
      </span>
      <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-[2px]">
        {parts.map((level) => (
          <span
            key={level}
            className={clsx(FILLS[level])}
            style={{ width: `${(100 * counts[level]) / whole}%` }}
          />
        ))}
      </span>
    </li>
  );
}
