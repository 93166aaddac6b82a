import type { LoanAssessment } from '@propguard/protocol/lending';
import { ratioText, timesText } from '@propguard/rules/lending/figure-words';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ScaleBar, type ScaleZone } from '../../ui/figures/scale-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

const words = text.lending;
const LVR_FROM_PERCENT = 60;
const DTI_TO = 9;
const TONES: readonly ScaleZone['tone'][] = ['calm', 'watch', 'caution', 'danger'];

/** One zone below each threshold, the last above them all. */
const lvrZones = (thresholds: readonly number[]): ScaleZone[] =>
  [...thresholds, Math.max(100, ...thresholds.map((threshold) => threshold + 5))].map((upTo, index, all) => ({
    upTo,
    tone: index === all.length - 1 ? 'danger' : (TONES[Math.min(index, 2)] ?? 'caution'),
  }));

interface RatioCardProps {
  figures: LoanAssessment['figures'];
  rules: Pick<LendingRules, 'lvr' | 'dti'>;
}

export function LvrCard({ figures: { lvr, lvrLabel }, rules }: RatioCardProps) {
  return (
    <Card title={words.lvr} actions={lvr.assumed ? <Assumed /> : <LvrBadge label={lvrLabel} />}>
      <p className="text-28 font-semibold tracking-figure tabular-nums">{ratioText(lvr.value)}</p>
      <ScaleBar
        label={words.lvrLabel(ratioText(lvr.value))}
        value={lvr.assumed ? null : lvr.value * 100}
        min={LVR_FROM_PERCENT}
        zones={lvrZones(rules.lvr.thresholdsPercent)}
      />
    </Card>
  );
}

function LvrBadge({ label }: { label: LoanAssessment['figures']['lvrLabel'] }) {
  const isHigh = label === 'High Risk';
  return (
    <Badge tone={isHigh ? 'danger' : 'positive'} icon={isHigh ? TriangleAlert : Check}>
      {label}
    </Badge>
  );
}

export function DtiCard({ figures: { dti }, rules }: RatioCardProps) {
  const limit = rules.dti.flaggedFrom;
  const isFlagged = !dti.assumed && dti.value >= limit;
  return (
    <Card
      title={words.dti}
      actions={
        dti.assumed ? (
          <Assumed />
        ) : isFlagged ? (
          <Badge tone="caution" icon={TriangleAlert}>
            {words.flagged}
          </Badge>
        ) : undefined
      }
    >
      <p className="flex items-baseline gap-2 text-28 font-semibold tracking-figure tabular-nums">
        {timesText(dti.value)}
        <small className="text-13 font-normal tracking-normal text-muted">{words.dtiUnit}</small>
      </p>
      <ScaleBar
        label={words.dtiLabel(timesText(dti.value))}
        value={dti.assumed ? null : dti.value}
        min={0}
        zones={[
          { upTo: limit, tone: 'calm' },
          { upTo: Math.max(DTI_TO, limit + 3), tone: 'caution' },
        ]}
      />
    </Card>
  );
}

function Assumed() {
  return (
    <span className="flex items-center gap-2 text-12 text-muted">
      {words.assumedNote}
      <Badge tone="outline">{words.assumed}</Badge>
    </span>
  );
}
