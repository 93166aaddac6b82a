import { text } from './text.ts';

type DetailValue = string | number | boolean | null;

const UNITS: Array<[suffix: RegExp, unit: string]> = [
  [/Ms$/, 'ms'],
  [/Seconds$/, 's'],
  [/Mb$/, 'MB'],
];

const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** `databaseMs: 3.24` becomes 'Database' and '3.2 ms'. */
export function healthDetail(key: string, value: DetailValue): { term: string; detail: string } {
  const [suffix, unit] = UNITS.find(([candidate]) => candidate.test(key)) ?? [];
  const words = (suffix ? key.replace(suffix, '') : key).replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const term = words.charAt(0).toUpperCase() + words.slice(1);
  const shown = valueText(value);
  return { term, detail: unit && typeof value === 'number' ? `${shown} ${unit}` : shown };
}

function valueText(value: DetailValue): string {
  if (value === null) return text.none;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  return typeof value === 'number' ? figures.format(value) : value;
}
