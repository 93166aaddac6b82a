import { isInPart } from '@propguard/rules/booking/wanted-days';
import { plainText } from '../../understanding/clean-text.ts';
import { type SaidTime, whenSaid } from '../../understanding/when-said.ts';
import { ORDINALS } from './booking-words.ts';

/** A time that was offered: when it is, and what the clocks of the office show then. */
export type OfferedTime = { startsAt: string; text: string; day: string; weekday: number; time: string };

const NOON = 12;
const later = (time: string): string => `${Number(time.slice(0, 2)) + NOON}${time.slice(2)}`;

const fits = ({ weekday, date, part, time, isSure }: SaidTime, offered: OfferedTime): boolean =>
  (weekday === undefined || weekday === offered.weekday) &&
  (date === undefined || offered.day.endsWith(date)) &&
  (part === undefined || isInPart(offered.time, part)) &&
  (time === undefined || offered.time === time || (!isSure && offered.time === later(time)));

const only = (offered: readonly OfferedTime[]): OfferedTime | null =>
  offered.length === 1 ? (offered[0] ?? null) : null;

/** A number alone is an hour of one of them: '10', '9 please'. */
const byHour = (text: string, offered: readonly OfferedTime[]): OfferedTime | null => {
  const hour = /^\D{0,12}(\d{1,2})\D{0,12}$/u.exec(text)?.[1];
  if (hour === undefined) return null;
  const time = `${hour.padStart(2, '0')}:00`;
  return only(offered.filter((one) => one.time === time || one.time === later(time)));
};

/** Which of the times that were offered a message means; null: none, or several. */
export const chosenTime = (
  message: string,
  offered: readonly OfferedTime[],
  isYes: boolean,
): OfferedTime | null => {
  const text = plainText(message);
  const named = offered.find((one) => text.includes(plainText(one.text)));
  if (named) return named;
  const said = whenSaid(message);
  if (said && said.near === undefined) {
    const fitting = only(offered.filter((one) => fits(said, one)));
    if (fitting) return fitting;
    if (said.time !== undefined || said.date !== undefined || said.weekday !== undefined) return null;
  }
  const at = ORDINALS.findIndex((ordinal) => ordinal.test(text));
  return offered[at] ?? byHour(text, offered) ?? (isYes ? only(offered) : null);
};
