import type { AssessedHome } from '@propguard/protocol/risk-dashboard';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { useListPage } from '../../../lib/use-list-page.ts';
import { RISK_LEVEL_WORDS } from '../../../parts/risk/risk-badge.tsx';
import { RISK_BAR_THRESHOLDS, riskLevelOf } from '../../../parts/risk/risk-level.ts';
import { suburbText } from '../figure-text.ts';
import { text } from '../text.ts';
import { ASSESSED_ORDERS } from './assessed-columns.tsx';

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

/** Which assessed homes are listed and in which order, in the address: `?risk=high&find=smith&sort=-value`. */
export function useAssessedList() {
  const { filters, setFilters, sorting, onSortingChange } = useListPage({
    filters: { risk: ['all', ...LEVELS], find: 'text' },
    sort: { columns: ASSESSED_ORDERS, usual: '-risk' },
  });
  return {
    filter: { find: filters.find, level: filters.risk } satisfies AssessedFilter,
    setFind: (find: string) => setFilters({ find }),
    setLevel: (risk: LevelChoice) => setFilters({ risk }),
    reset: () => setFilters({ find: '', risk: 'all' }),
    sorting,
    onSortingChange,
  };
}
