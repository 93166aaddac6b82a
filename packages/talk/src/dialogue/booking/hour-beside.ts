import type { Understanding } from '../../understanding/understand.ts';
import type { SaidTime } from '../../understanding/when-said.ts';
import { withoutAddresses } from './contact-said.ts';
import { hourAlone } from './hour-said.ts';
import { saysHours } from './still-wanted.ts';

/** '430 fri', 'sat 5': the hour that a bare number says beside a day, or alone; null where the day has its hour. */
export const hourBeside = (
  heard: Understanding,
  said: SaidTime | null,
): { time: string; pick: 'exact' } | null => {
  const isOfDate = said?.date !== undefined || said?.dayOfMonth !== undefined || said?.inDays !== undefined;
  if (saysHours(said) || isOfDate) return null;
  const time = hourAlone(withoutAddresses(heard.text));
  return time === null ? null : { time, pick: 'exact' };
};
