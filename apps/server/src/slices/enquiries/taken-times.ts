import type { InstallationScope } from '../../access/installation-scope.ts';
import { findTakenTimes } from './store.ts';

/** Milliseconds, because two dates of one instant are not the same object. Nothing of the enquiries comes out. */
export const takenTimes = async (
  { tx }: InstallationScope,
  kind: 'call' | 'tour',
  from: Date,
): Promise<Set<number>> => {
  const times = await findTakenTimes(tx, kind, from);
  return new Set(times.map((time) => time.getTime()));
};
