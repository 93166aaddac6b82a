import type { Understanding } from '../understanding/understand.ts';
import { CERTAIN } from './amounts-taken.ts';
import type { AmountRole } from './learnt-labels.ts';
import type { LearntReading } from './learnt-reading.ts';

/** What was answered and is doubted is no amount of theirs. */
export const withoutDoubted = (
  reading: LearntReading,
  said: Pick<Understanding, 'money'>,
  settled: Pick<Understanding, 'money'>,
): LearntReading => {
  const isDropped = ({ value }: { value: number }): boolean =>
    said.money.some(({ aud }) => aud === value) && !settled.money.some(({ aud }) => aud === value);
  const amounts = reading.amounts.map((amount) =>
    isDropped(amount) ? { ...amount, role: 'denied' as const } : amount,
  );
  return { ...reading, amounts };
};

/** Where the learnt reading is not certain, rates and terms are what their own words say: 'at 6.2%', 'over 25 years'. */
export const withExact = (
  reading: LearntReading,
  { ratePercent, termYears }: Pick<Understanding, 'ratePercent' | 'termYears'>,
): LearntReading => {
  const exact = (value: number): AmountRole | null =>
    value === ratePercent ? 'rate' : value === termYears ? 'term' : null;
  const amounts = reading.amounts.map((amount) => {
    const role = amount.share < CERTAIN ? exact(amount.value) : null;
    return role === null || role === amount.role ? amount : { ...amount, role, share: CERTAIN };
  });
  return { ...reading, amounts };
};
