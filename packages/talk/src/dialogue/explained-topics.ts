import type { GuideTopic } from '../guide/guide-topics.ts';

/** What is only explained: whoever names a home, a place or amounts wants the figure. */
export const EXPLAINED: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'lvr',
  'lmi',
  'dti',
  'buffer',
  'clearance',
  'yield',
  'stampDuty',
  'deposit',
  'floodOdds',
  'lendingOnHazard',
]);
