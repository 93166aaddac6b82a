import type { SaidTime } from '../../understanding/when-said.ts';
import type { ToolArguments } from '../state.ts';
import type { OfferedTime } from './chosen-time.ts';

/** 'Thursday', where Thursdays of one day are offered: that one is meant, and not the next that comes. */
export const onOfferedDay = (said: SaidTime, offered: readonly OfferedTime[]): ToolArguments => {
  const { weekday, date, dayOfMonth, near, isNext, weeksOn, dayBound } = said;
  const isBare = [date, dayOfMonth, near, isNext, weeksOn, dayBound].every((one) => one === undefined);
  const [first, ...others] = offered.filter((one) => one.weekday === weekday);
  const isOne = isBare && others.every(({ day }) => day === first?.day);
  return first && isOne ? { date: first.day.slice(5) } : {};
};
