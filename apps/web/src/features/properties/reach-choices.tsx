import { Select } from '../../ui/controls/select.tsx';
import { text } from './text.ts';
import { MONTHS_CHOICES, type NearbyReach, RADIUS_CHOICES_METRES } from './use-nearby-reach.ts';

const words = text.nearby;
const RADII = RADIUS_CHOICES_METRES.map((metres) => ({
  value: String(metres),
  label: `${words.radius} ${words.metres(metres)}`,
}));
const PERIODS = MONTHS_CHOICES.map((months) => ({
  value: String(months),
  label: `${words.lastPeriod} ${words.months(months)}`,
}));

interface ReachChoicesProps {
  reach: NearbyReach;
  onRadius: (metres: string) => void;
  onMonths: (months: string) => void;
}

export function ReachChoices({ reach, onRadius, onMonths }: ReachChoicesProps) {
  return (
    <div className="flex flex-wrap gap-2 print-hidden">
      <Select
        label={words.radiusLabel}
        size="sm"
        options={RADII}
        value={String(reach.radiusMetres)}
        onValueChange={onRadius}
        className="w-35!"
      />
      <Select
        label={words.periodLabel}
        size="sm"
        options={PERIODS}
        value={String(reach.months)}
        onValueChange={onMonths}
        className="w-35!"
      />
    </div>
  );
}
