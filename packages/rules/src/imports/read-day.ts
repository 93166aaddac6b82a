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

/** Two digits mean a year from 1950 to 2049; 0015 is no year of ours. */
const fullYear = (written: string): number => {
  const year = Number(written);
  if (written.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

const FIRST_YEAR = 1000;

const day = (year: string, month: number, date: number): string | null => {
  const full = fullYear(year);
  if (full < FIRST_YEAR) return null;
  const made = new Date(Date.UTC(full, month - 1, date));
  const isReal =
    made.getUTCFullYear() === full && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return isReal ? made.toISOString().slice(0, 10) : null;
};

const fromNumbers = (a: string, b: string, c: string, format: DateFormat): string | null => {
  if (format === 'ymd') return day(a, Number(b), Number(c));
  if (format === 'mdy') return day(c, Number(a), Number(b));
  if (format === 'dmy') return day(c, Number(b), Number(a));
  return Number(a) > 31 ? day(a, Number(b), Number(c)) : day(c, Number(b), Number(a));
};

const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;

/** The day as `2026-11-01`, or null where it cannot be read. A month alone is its first day. */
export const readDay = (written: string, format: DateFormat = 'auto'): string | null => {
  const text = written.trim();
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return day(iso[1] ?? '', Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(text);
  if (numbers) return fromNumbers(numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? '', format);
  const named = NAMED.exec(text);
  if (named) return day(named[3] ?? '', monthOf(named[2] ?? ''), Number(named[1]));
  const month = MONTH_ONLY.exec(text);
  if (month) return day(month[2] ?? '', monthOf(month[1] ?? ''), 1);
  const quarter = QUARTER.exec(text);
  return quarter ? day(quarter[1] ?? '', Number(quarter[2]) * 3 - 2, 1) : null;
};

/** The format that reads most of the samples; days before months where both do. */
export const guessDateFormat = (samples: readonly string[]): DateFormat => {
  const read = (format: DateFormat): number =>
    samples.filter((sample) => readDay(sample, format) !== null).length;
  const [dmy, mdy] = [read('dmy'), read('mdy')];
  if (dmy === mdy && read('ymd') > dmy) return 'ymd';
  return mdy > dmy ? 'mdy' : 'dmy';
};
