import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../../ui/controls/icon.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NOT_MAPPED_WORDS, RISK_LEVEL_LOOKS, RISK_LEVEL_WORDS, RiskBadge } from './risk-badge.tsx';
import { RISK_BAR_THRESHOLDS, type RiskLevel, type RiskThresholds, riskLevelOf } from './risk-level.ts';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 @min-[24rem]:grid-cols-[128px_minmax(0,1fr)_40px_82px]';

interface RiskBarProps {
  label: string;
  icon?: LucideIcon;
  /** 0 to 1; null where there is no data, which is not zero. */
  score: number | null;
  thresholds?: RiskThresholds;
  words?: Record<RiskLevel, string>;
  /** No mapped area reaches the place: the word stands instead of a figure that nobody measured. */
  isOutside?: boolean;
  loading?: boolean;
}

/** One kind of risk on the scale of all of them: icon, name, bar, figure, and the word. */
export function RiskBar(props: RiskBarProps) {
  const {
    label,
    icon,
    score,
    thresholds = RISK_BAR_THRESHOLDS,
    words = RISK_LEVEL_WORDS,
    isOutside = false,
    loading = false,
  } = props;
  const measured = isOutside ? null : score;
  const level = riskLevelOf(measured, thresholds);
  return (
    <li
      className={`${COLUMNS} min-h-9 items-center gap-y-1.5 text-13 @max-[24rem]:py-2`}
      aria-busy={loading || undefined}
    >
      <span className="flex items-center gap-2 whitespace-nowrap">
        {icon ? <Icon of={icon} className="text-muted" /> : null}
        {label}
      </span>
      <span className="@max-[24rem]:order-last @max-[24rem]:col-span-full">
        {loading ? (
          <Skeleton height={8} />
        ) : (
          <Meter
            share={measured}
            tone={level === 'none' ? 'accent' : RISK_LEVEL_LOOKS[level].tone}
            ticks={[thresholds.medium, thresholds.high]}
          />
        )}
      </span>
      {loading ? (
        <>
          <Skeleton width={40} height={12} />
          <Skeleton width={64} height={20} />
        </>
      ) : (
        <>
          <span className="text-right font-semibold tabular-nums">
            {measured === null ? (
              <span className="font-normal text-muted">–</span>
            ) : (
              `${Math.round(measured * 100)}%`
            )}
          </span>
          <span>
            <RiskBadge level={level} words={isOutside ? { ...words, none: NOT_MAPPED_WORDS.none } : words} />
          </span>
        </>
      )}
    </li>
  );
}

interface RiskBarsProps {
  label: string;
  thresholds?: RiskThresholds;
  /** RiskBar elements. */
  children: ReactNode;
}

/** Risk bars over one axis that names the thresholds. */
export function RiskBars({ label, thresholds = RISK_BAR_THRESHOLDS, children }: RiskBarsProps) {
  const marks = [0, thresholds.medium, thresholds.high, 1];
  return (
    <div className="@container">
      <ul aria-label={label}>{children}</ul>
      <div aria-hidden="true" className={`${COLUMNS} h-4.5 text-11 text-muted tabular-nums`}>
        <div className="relative @max-[24rem]:col-span-full @min-[24rem]:col-start-2">
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
              style={{ left: `${mark * 100}%` }}
            >
              {Math.round(mark * 100)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
