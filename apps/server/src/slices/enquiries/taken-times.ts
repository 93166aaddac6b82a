import type { Context } from '../../context.ts';
import { findTakenTimes } from './store.ts';

/** Milliseconds, because two dates of one instant are not the same object. Nothing of the enquiries comes out. */
export const takenTimes = async (
  { database }: Context,
  kind: 'call' | 'tour',
  from: Date,
): Promise<Set<number>> => {
  const times = await database.asInstallation((tx) => findTakenTimes(tx, kind, from));
  return new Set(times.map((time) => time.getTime()));
};
