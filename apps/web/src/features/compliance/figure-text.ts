import { audText } from '../../parts/lending/lending-figures.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const centsText = (cents: number): string => audText(cents / 100);
export const timesText = (ratio: number): string => ratio.toFixed(1);
export const percentText = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** '1 Feb 2026' of '2026-02-01', whatever the time zone. */
export function dayText(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export const NOT_KNOWN = '–';
export const orDash = <Value>(value: Value | null, words: (value: Value) => string): string =>
  value === null ? NOT_KNOWN : words(value);
