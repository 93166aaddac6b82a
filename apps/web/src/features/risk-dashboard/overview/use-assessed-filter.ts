import type { AssessedHome } from '@propguard/protocol/risk-dashboard';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { RISK_LEVEL_WORDS } from '../../../parts/risk/risk-badge.tsx';
import { RISK_BAR_THRESHOLDS, riskLevelOf } from '../../../parts/risk/risk-level.ts';
import { suburbText } from '../figure-text.ts';
import { text } from '../text.ts';

const LEVELS = ['high', 'medium', 'low'] as const;
type LevelChoice = 'all' | (typeof LEVELS)[number];

export const LEVEL_CHOICES: readonly { value: LevelChoice; label: string }[] = [
  { value: 'all', label: text.assessed.all },
  ...LEVELS.map((level) => ({ value: level, label: RISK_LEVEL_WORDS[level] })),
];

export interface AssessedFilter {
  find: string;
  level: LevelChoice;
}

export const fits = (home: AssessedHome, { find, level }: AssessedFilter): boolean =>
  (level === 'all' ||
    riskLevelOf(highestHazard(home.hazards)?.value ?? null, RISK_BAR_THRESHOLDS) === level) &&
  `${home.address} ${suburbText(home)}`.toLowerCase().includes(find.trim().toLowerCase());

/** Which assessed homes are listed, in the address: `?risk=high&find=smith`. */
export function useAssessedFilter() {
  const { params, change } = useAddressParams();
  const level = LEVELS.find((known) => known === params.get('risk')) ?? 'all';
  return {
    filter: { find: params.get('find') ?? '', level } satisfies AssessedFilter,
    setFind: (find: string) => change({ find }, { replace: true }),
    setLevel: (next: LevelChoice) => change({ risk: next === 'all' ? null : next }, { replace: true }),
    reset: () => change({ find: null, risk: null }, { replace: true }),
  };
}
