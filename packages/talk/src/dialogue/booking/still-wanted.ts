import type { WantedDays, WantedHours } from '@propguard/rules/booking/wanted-days';
import type { SaidTime, SaidWishes } from '../../understanding/when-said.ts';
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
const HOURS: readonly (keyof WantedHours)[] = ['part', 'notPart', 'notBefore', 'before', 'windows'];

export const saysDay = (said: SaidTime | null): boolean => isOneOf(said, DAYS);

const isOneOf = (said: SaidTime | null, names: readonly (keyof SaidTime)[]): boolean =>
  names.some((name) => said?.[name] !== undefined);
export const saysHours = (said: SaidTime | null): boolean => isOneOf(said, [...HOURS, 'time']);

/** Several days, or hours that begin or end at one: what is asked for is a choice. */
export const saysLimits = (said: SaidWishes | null): boolean =>
  said !== null &&
  [said.either, said.weekdays, said.notBefore, said.before, said.windows].some((one) => one !== undefined);

/** The hours that suit, and the days that never do: they hold for every list until others are said. */
export const keptOf = (wanted: ToolArguments): ToolArguments | undefined => {
  const kept = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && (KEPT as readonly string[]).includes(name),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
};
const KEPT = [...HOURS, 'notWeekdays'] as const;

/** What of it holds beside what is said now. */
export const stillKept = (said: SaidTime | null, kept: unknown): ToolArguments =>
  Object.fromEntries(
    Object.entries((kept ?? {}) as ToolArguments).filter(([name]) =>
      name === 'notWeekdays' ? !saysDay(said) : !saysHours(said),
    ),
  );

/** Asked for Saturday, 'any time after four?' means Saturday; asked for a morning, 'and Sunday?' means its morning. */
export const stillWanted = (said: SaidTime | null, { last }: DialogueState): ToolArguments => {
  if (last?.tool !== 'find_times') return {};
  const kept: readonly string[] = [...(saysDay(said) ? [] : DAYS), ...(saysHours(said) ? [] : HOURS)];
  return Object.fromEntries(Object.entries(last.arguments).filter(([name]) => kept.includes(name)));
};
