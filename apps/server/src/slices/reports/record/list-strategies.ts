import type { HazardReport } from '@propguard/protocol/hazards';
import { GENERAL_STRATEGIES } from '@propguard/rules/hazards/mitigation';

/** For the risks that call for it, the worst first, and then what holds for every property. */
export const strategiesOf = ({ mitigation }: HazardReport): string[] => [
  ...mitigation.flatMap(({ tips }) => tips),
  ...GENERAL_STRATEGIES,
];
