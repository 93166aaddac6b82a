const MS_PER_DAY = 86_400_000;

/** The day of a calendar date since 1970-01-01, or null where there is no such date. */
const dayOf = (year: number, month: number, day: number): number | null => {
  const ms = Date.UTC(year, month - 1, day);
  const date = new Date(ms);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? Math.round(ms / MS_PER_DAY) : null;
};

/** The parts a format may have; a format without a day means the first of the month. */
const PARTS: Record<string, string> = {
  yyyy: '(?<year>\\d{4})',
  mm: '(?<month>\\d{1,2})',
  m: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{1,2})',
  d: '(?<day>\\d{1,2})',
};

export type DateReader = (text: string) => number | null;

/** A reader of dates such as `d/m/yyyy`, `yyyy-mm-dd` or `yyyymmdd`; a time behind the date is ignored. */
export const dateReader = (format: string): DateReader => {
  const isPacked = format === 'yyyymmdd' || format === 'yyyymm';
  const source = format.replaceAll(/yyyy|mm|m|dd|d|./g, (part) => {
    const known = PARTS[part];
    if (!known) return part.replaceAll(/[^\w]/g, '\\$&');
    return isPacked ? known.replace('{1,2}', '{2}') : known;
  });
  const pattern = new RegExp(`^\\s*${source}(?:[T ].*)?\\s*$`);
  return (text) => {
    const parts = pattern.exec(text)?.groups;
    if (!parts) return null;
    return dayOf(Number(parts.year), Number(parts.month), Number(parts.day ?? '1'));
  };
};

/** From separate columns; without a day the first of the month, without a month the middle of the year. */
export const dayFromParts = (year: string, month: string | null, day: string | null): number | null =>
  dayOf(Number(year), month === null ? 7 : Number(month), day === null ? 1 : Number(day));

export const isoDate = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

export const isDateFormat = (format: string): boolean => format.includes('yyyy') && format.includes('m');
