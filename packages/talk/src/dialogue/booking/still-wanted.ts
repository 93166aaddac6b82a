import type { WantedDays, WantedHours } from '@propguard/rules/booking/wanted-days';
import type { SaidTime } from '../../understanding/when-said.ts';
import type { DialogueState, ToolArguments } from '../state.ts';

const DAYS: readonly (keyof WantedDays)[] = [
  'weekday',
  'weekdays',
  'notWeekdays',
  'isNext',
  'weeksOn',
  'near',
  'inDays',
  'date',
  'dayOfMonth',
  'month',
  'dayBound',
];
/** An hour that was named belongs to the day that it was named with. */
const HOURS: readonly (keyof WantedHours)[] = ['part', 'notPart', 'notBefore', 'before'];

export const saysDay = (said: SaidTime | null): boolean => DAYS.some((name) => said?.[name] !== undefined);

/** Asked for Saturday, 'any time after four?' means Saturday; asked for a morning, 'and Sunday?' means its morning. */
export const stillWanted = (said: SaidTime | null, { last }: DialogueState): ToolArguments => {
  if (last?.tool !== 'find_times') return {};
  const isSaid = (names: readonly (keyof SaidTime)[]) => names.some((name) => said?.[name] !== undefined);
  const kept: readonly string[] = [
    ...(isSaid(DAYS) ? [] : DAYS),
    ...(isSaid([...HOURS, 'time']) ? [] : HOURS),
  ];
  return Object.fromEntries(Object.entries(last.arguments).filter(([name]) => kept.includes(name)));
};
