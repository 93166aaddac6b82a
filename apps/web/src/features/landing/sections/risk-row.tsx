import { clsx } from 'clsx';
import { RISK_LEVEL_LOOKS, RiskBadge } from '../../../parts/risk/risk-badge.tsx';
import { RISK_BAR_THRESHOLDS, riskLevelOf } from '../../../parts/risk/risk-level.ts';
import { Icon, type LucideIcon } from '../../../ui/controls/icon.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';

interface RiskRowProps {
  icon: LucideIcon;
  label: string;
  /** Of a hundred. */
  score: number;
  unit?: string;
  badge?: boolean;
}

const TICKS = [RISK_BAR_THRESHOLDS.medium, RISK_BAR_THRESHOLDS.high];

/** A risk on its scale, as an example. */
export function RiskRow({ icon, label, score, unit = '', badge = false }: RiskRowProps) {
  const level = riskLevelOf(score / 100, RISK_BAR_THRESHOLDS);
  const tone = level === 'none' ? 'accent' : RISK_LEVEL_LOOKS[level].tone;
  return (
    <li
      className={clsx(
        'grid h-8 items-center gap-3 text-13',
        badge ? 'grid-cols-[62px_minmax(0,1fr)_24px_82px]' : 'grid-cols-[112px_minmax(0,1fr)_36px]',
      )}
    >
      <span className="flex items-center gap-2 whitespace-nowrap">
        <Icon of={icon} className="text-muted" />
        {label}
      </span>
      <Meter share={score / 100} tone={tone} ticks={TICKS} />
      <span className="text-right font-semibold tabular-nums">{`${score}${unit}`}</span>
      {badge ? <RiskBadge level={level} /> : null}
    </li>
  );
}
