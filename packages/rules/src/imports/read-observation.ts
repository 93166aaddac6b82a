import { isBlank } from './blank.ts';
import type { DateFormat } from './read-day.ts';
import { readNumber } from './read-number.ts';
import type { Values } from './read-property.ts';
import { readPastDay } from './read-sale.ts';
import { accepted, rejected, type Verdict } from './reject-reasons.ts';

export type ObservationDraft = { series: string; unit: string; on: string; value: number };

/** Lines under the header in which the Australian Bureau of Statistics describes its columns. */
const DESCRIBING_LINES = new Set([
  'unit',
  'series type',
  'data type',
  'frequency',
  'collection month',
  'series start',
  'series end',
  'no. obs',
  'series id',
  'title',
  'type',
  'description',
  'source',
  'publication date',
  'units',
]);

export const describesColumns = (firstCell: string): boolean =>
  DESCRIBING_LINES.has(firstCell.trim().toLowerCase());

/** 'Residential Property Price Index ;  Sydney ;' -> 'Residential Property Price Index, Sydney' */
const seriesName = (header: string): string =>
  header
    .split(';')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(', ');

/** One figure of one day. A file with a column for each series gives several for each of its lines. */
export const readObservation = (
  values: Values,
  format: DateFormat,
  today: string,
): Verdict<ObservationDraft> => {
  const on = readPastDay(values, 'date', { format, today });
  if (!on.ok) return on;
  if (isBlank(values('value'))) return rejected('missing-value', 'value');
  const value = readNumber(values('value').replace(/%$/, ''));
  if (value === null) return rejected('number-unreadable', 'value');
  const series = seriesName(values('series'));
  return series === ''
    ? rejected('missing-value', 'series')
    : accepted({ series, unit: values('unit'), on: on.value, value });
};
