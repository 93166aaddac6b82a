/** Order of day, month and year. `auto` takes what can be read in one way only, days before months. */
export const DATE_FORMATS = ['auto', 'dmy', 'mdy', 'ymd'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?: .*)?$/;
const NUMBERS = /^(\d{1,4})[/.\- ](\d{1,2})[/.\- ](\d{1,4})(?: .*)?$/;
const NAMED = /^(\d{1,2})[ \-/]([A-Za-z]{3})[A-Za-z]*\.?[ \-/,]+(\d{2}|\d{4})$/;
const MONTH_ONLY = /^([A-Za-z]{3})[A-Za-z]*[ \-/](\d{4})$/;
const QUARTER = /^(\d{4})[ -]?Q([1-4])$/i;

/** Two digits mean a year from 1950 to 2049. */
const fullYear = (year: number): number => {
  if (year >= 100) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

const day = (year: number, month: number, date: number): string | null => {
  const full = fullYear(year);
  const made = new Date(Date.UTC(full, month - 1, date));
  const isReal =
    made.getUTCFullYear() === full && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return isReal ? made.toISOString().slice(0, 10) : null;
};

const fromNumbers = (a: number, b: number, c: number, format: DateFormat): string | null => {
  if (format === 'ymd') return day(a, b, c);
  if (format === 'mdy') return day(c, a, b);
  if (format === 'dmy') return day(c, b, a);
  return a > 31 ? day(a, b, c) : day(c, b, a);
};

const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;

/** The day as `2026-11-01`, or null where it cannot be read. A month alone is its first day. */
export const readDay = (written: string, format: DateFormat = 'auto'): string | null => {
  const text = written.trim();
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(text);
  if (numbers) return fromNumbers(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]), format);
  const named = NAMED.exec(text);
  if (named) return day(Number(named[3]), monthOf(named[2] ?? ''), Number(named[1]));
  const month = MONTH_ONLY.exec(text);
  if (month) return day(Number(month[2]), monthOf(month[1] ?? ''), 1);
  const quarter = QUARTER.exec(text);
  return quarter ? day(Number(quarter[1]), Number(quarter[2]) * 3 - 2, 1) : null;
};

/** The format that reads most of the samples; days before months where both do. */
export const guessDateFormat = (samples: readonly string[]): DateFormat => {
  const read = (format: DateFormat): number =>
    samples.filter((sample) => readDay(sample, format) !== null).length;
  const [dmy, mdy] = [read('dmy'), read('mdy')];
  if (dmy === mdy && read('ymd') > dmy) return 'ymd';
  return mdy > dmy ? 'mdy' : 'dmy';
};
