import type { ActivityKind } from '../activities/activity-kinds.ts';
import type { Happened } from './engagement.ts';
import { DAY_MS, leftAfter } from './half-life.ts';

const URGENCY_HALF_LIFE_MS = 7 * DAY_MS;

/**
 * How pressing a happening is when it happens. None is below what is unknown (50), so that hearing from somebody never
 * makes them look calmer.
 */
const URGENCY_OF: Partial<Record<ActivityKind, number>> = {
  'message-received': 60,
  'hand-over-asked': 100,
  interaction: 60,
  'appointment-booked': 90,
};
/** They came of their own accord: a form, a call, an enquiry. */
export const ASKED_URGENCY = 70;
/** They said 'Immediately'. */
export const AT_ONCE_URGENCY = 100;

/** A row that says how pressing it is: from when it halves, and how strong it was then. */
export type UrgencySign = {
  row: 'activity' | 'touch' | 'lead';
  id: string;
  kind: string;
  at: number;
  strength: number;
};

export const urgencySigns = (happened: readonly Happened[]): UrgencySign[] =>
  happened.flatMap(({ id, kind, at }) => {
    const strength = URGENCY_OF[kind];
    return strength === undefined ? [] : [{ row: 'activity' as const, id, kind, at, strength }];
  });

const leftOf = ({ at: since, strength }: UrgencySign, at: number): number =>
  strength * leftAfter(at - since, URGENCY_HALF_LIFE_MS);

/** All halve alike, so the strongest stays the strongest. */
export const strongestSign = (signs: readonly UrgencySign[], at: number): UrgencySign | null =>
  signs.reduce<UrgencySign | null>(
    (best, sign) => (best === null || leftOf(sign, at) > leftOf(best, at) ? sign : best),
    null,
  );

export const urgencyOf = (sign: UrgencySign, at: number): number => leftOf(sign, at);
