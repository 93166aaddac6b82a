import type { IntentExample } from './examples.ts';
import type { IntentLabel } from './intent-labels.ts';

export type Refused = 'injection' | 'othersData' | 'wrongdoing';
export const REFUSED: readonly Refused[] = ['injection', 'othersData', 'wrongdoing'];
/** Everything else. */
export const FOLLOWED = 'followed';

const REASON_OF: Partial<Record<IntentLabel, Refused>> = {
  injection: 'injection',
  others_data: 'othersData',
  wrongdoing: 'wrongdoing',
};
export const refusalLabelOf = ({ label }: IntentExample): Refused | typeof FOLLOWED =>
  REASON_OF[label] ?? FOLLOWED;
