import { text } from './text.ts';

type DetailValue = string | number | boolean | null;

const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

const UNITS: Array<[suffix: RegExp, show: (value: number) => string]> = [
  [/Ms$/, (value) => `${figures.format(value)} ms`],
  [/Seconds$/, durationText],
  [/Mb$/, (value) => `${figures.format(value)} MB`],
];

/** A name made of digits is not a quantity. */
const IDENTIFIER = /Id$/;

const ACRONYMS: Record<string, string> = { Api: 'API', Url: 'URL' };

const LONGER_UNITS = [
  { seconds: 86_400, unit: 'd' },
  { seconds: 3_600, unit: 'h' },
  { seconds: 60, unit: 'min' },
];

/** The largest unit of which there are at least two: 3 min, 47 h. */
function durationText(seconds: number): string {
  const longer = LONGER_UNITS.find((candidate) => seconds >= 2 * candidate.seconds);
  return longer
    ? `${figures.format(Math.floor(seconds / longer.seconds))} ${longer.unit}`
    : `${figures.format(seconds)} s`;
}

/** `databaseMs: 3.24` becomes 'Database' and '3.2 ms'. */
export function healthDetail(key: string, value: DetailValue): { term: string; detail: string } {
  const [suffix, show] = UNITS.find(([candidate]) => candidate.test(key)) ?? [];
  const words = (suffix ? key.replace(suffix, '') : key).replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const term = words.charAt(0).toUpperCase() + words.slice(1);
  const shown = IDENTIFIER.test(key) && typeof value === 'number' ? String(value) : value;
  const detail = show && typeof shown === 'number' ? show(shown) : valueText(shown);
  return { term: ACRONYMS[term] ?? term, detail };
}

function valueText(value: DetailValue): string {
  if (value === null) return text.none;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  return typeof value === 'number' ? figures.format(value) : value;
}
