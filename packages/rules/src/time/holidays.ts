/**
 * Public holidays of Australia, whole days, by the rules of each state as they hold from 2025 on; the table test lays
 * them beside date-holidays. Two are proclaimed year by year (the AFL's Friday, Western Australia's King's Birthday): the
 * usual day counts here. Evenings (Christmas Eve from 18 or 19 h) and holidays of towns are left out.
 */
import { Temporal } from 'temporal-polyfill';
import { STATES, type State } from '../places/states.ts';

export type Holiday = { day: string; name: string; national: boolean };

const MONDAY = 1;
const TUESDAY = 2;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

const dateOf = (year: number, month: number, day: number): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month, day });

/** The first such day of the week on or after a day. */
const onOrAfter = (date: Temporal.PlainDate, dayOfWeek: number): Temporal.PlainDate =>
  date.add({ days: (dayOfWeek - date.dayOfWeek + 7) % 7 });

const nth = (year: number, month: number, count: number, dayOfWeek = MONDAY): Temporal.PlainDate =>
  onOrAfter(dateOf(year, month, 1), dayOfWeek).add({ days: 7 * (count - 1) });

const lastOf = (year: number, month: number, dayOfWeek: number): Temporal.PlainDate =>
  onOrAfter(dateOf(year, month, 1).add({ months: 1 }), dayOfWeek).subtract({ days: 7 });

/** Easter Sunday of the Gregorian calendar, after Meeus, Jones and Butcher. */
const easterOf = (year: number): Temporal.PlainDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
};

const isWeekend = (date: Temporal.PlainDate): boolean => date.dayOfWeek >= SATURDAY;
type Kept = [date: Temporal.PlainDate, name: string];
const mondayInstead = (date: Temporal.PlainDate, name: string): Kept[] =>
  isWeekend(date)
    ? [
        [date, name],
        [onOrAfter(date, MONDAY), `${name} (substitute day)`],
      ]
    : [[date, name]];

/** Both days of Christmas: whichever falls on a weekend is given back on the weekdays after the other. */
const christmas = (year: number): Kept[] => {
  const first = dateOf(year, 12, 25);
  const second = dateOf(year, 12, 26);
  const back = (date: Temporal.PlainDate): Temporal.PlainDate =>
    onOrAfter(date, date.dayOfWeek === SATURDAY ? MONDAY : TUESDAY);
  return (
    [
      [first, 'Christmas Day'],
      [second, 'Boxing Day'],
    ] as Kept[]
  ).flatMap(([date, name]): Kept[] =>
    isWeekend(date)
      ? [
          [date, name],
          [back(date), `${name} (substitute day)`],
        ]
      : [[date, name]],
  );
};

/** What is kept in every state. On a substitute day too nobody is called, wherever it is kept. */
const national = (year: number): Kept[] => [
  ...mondayInstead(dateOf(year, 1, 1), 'New Year’s Day'),
  ...mondayInstead(dateOf(year, 1, 26), 'Australia Day'),
  [easterOf(year).subtract({ days: 2 }), 'Good Friday'],
  [easterOf(year).add({ days: 1 }), 'Easter Monday'],
  [dateOf(year, 4, 25), 'Anzac Day'],
  ...christmas(year),
];

/** New South Wales gave the Monday for two years only; the others by their Acts. */
const ANZAC_MONDAY: Partial<Record<State, (year: number, dayOfWeek: number) => boolean>> = {
  ACT: () => true,
  NSW: (year) => year === 2026 || year === 2027,
  NT: (_year, dayOfWeek) => dayOfWeek === SUNDAY,
  QLD: (_year, dayOfWeek) => dayOfWeek === SUNDAY,
  WA: () => true,
};

const anzacMonday = (state: State, year: number): Kept[] => {
  const date = dateOf(year, 4, 25);
  const isGiven = isWeekend(date) && ANZAC_MONDAY[state]?.(year, date.dayOfWeek);
  return isGiven ? [[onOrAfter(date, MONDAY), 'Anzac Day (substitute day)']] : [];
};

const easterWeekend = (
  year: number,
  { saturday, sunday }: { saturday: boolean; sunday: boolean },
): Kept[] => [
  ...(saturday ? [[easterOf(year).subtract({ days: 1 }), 'Easter Saturday'] as Kept] : []),
  ...(sunday ? [[easterOf(year), 'Easter Sunday'] as Kept] : []),
];
const both = { saturday: true, sunday: true };

const OF_STATE: Record<State, (year: number) => Kept[]> = {
  ACT: (year) => [
    [nth(year, 3, 2), 'Canberra Day'],
    ...easterWeekend(year, both),
    [onOrAfter(dateOf(year, 5, 27), MONDAY), 'Reconciliation Day'],
    [nth(year, 6, 2), 'King’s Birthday'],
    [nth(year, 10, 1), 'Labour Day'],
  ],
  NSW: (year) => [
    ...easterWeekend(year, both),
    [nth(year, 6, 2), 'King’s Birthday'],
    [nth(year, 10, 1), 'Labour Day'],
  ],
  NT: (year) => [
    ...easterWeekend(year, both),
    [nth(year, 5, 1), 'May Day'],
    [nth(year, 6, 2), 'King’s Birthday'],
    [nth(year, 8, 1), 'Picnic Day'],
  ],
  QLD: (year) => [
    ...easterWeekend(year, both),
    [nth(year, 5, 1), 'Labour Day'],
    [nth(year, 10, 1), 'King’s Birthday'],
  ],
  SA: (year) => [
    [nth(year, 3, 2), 'Adelaide Cup Day'],
    ...easterWeekend(year, both),
    [nth(year, 6, 2), 'King’s Birthday'],
    [nth(year, 10, 1), 'Labour Day'],
  ],
  TAS: (year) => [
    [nth(year, 3, 2), 'Eight Hours Day'],
    [nth(year, 6, 2), 'King’s Birthday'],
  ],
  VIC: (year) => [
    [nth(year, 3, 2), 'Labour Day'],
    ...easterWeekend(year, both),
    [nth(year, 6, 2), 'King’s Birthday'],
    [lastOf(year, 9, FRIDAY), 'Friday before the AFL Grand Final'],
    [nth(year, 11, 1, TUESDAY), 'Melbourne Cup'],
  ],
  WA: (year) => [
    [nth(year, 3, 1), 'Labour Day'],
    ...easterWeekend(year, { saturday: false, sunday: true }),
    [nth(year, 6, 1), 'Western Australia Day'],
    [lastOf(year, 9, MONDAY), 'King’s Birthday'],
  ],
};

const made = new Map<string, ReadonlyMap<string, Holiday>>();

const byDay = (year: number, state: State | null): ReadonlyMap<string, Holiday> => {
  const key = `${year} ${state}`;
  const known = made.get(key);
  if (known) return known;
  const toHoliday =
    (isNational: boolean) =>
    ([date, name]: Kept): [string, Holiday] => {
      const day = date.toString();
      return [day, { day, name, national: isNational }];
    };
  const own = state === null ? STATES.flatMap((one) => anzacMonday(one, year)) : anzacMonday(state, year);
  const found = new Map([
    ...(state === null ? [] : OF_STATE[state](year)).map(toHoliday(false)),
    ...[...national(year), ...own].map(toHoliday(true)),
  ]);
  made.set(key, found);
  return found;
};

const yearOf = (day: string): number => Temporal.PlainDate.from(day).year;

/** The holiday that is kept on a day there, if one is. Without a state, what is kept in all of them. */
export const holidayOn = (day: string, state: State | null): Holiday | null =>
  byDay(yearOf(day), state).get(day) ?? null;

export const holidaysOf = (year: number, state: State | null): Holiday[] =>
  [...byDay(year, state).values()].sort((a, b) => (a.day < b.day ? -1 : 1));
