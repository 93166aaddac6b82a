import { type SumPart, workedOut } from '../../understanding/plain-sum.ts';
import type { Formats } from '../formats.ts';

const DECIMALS = 2;
const numberText = (value: number, { number }: Formats): string =>
  number(value, Number.isInteger(Math.round(value * 100) / 100) ? 0 : DECIMALS);
const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };

const partText = (part: SumPart, show: Formats): string => {
  if (typeof part !== 'object') return SIGNS[part] ?? part;
  const { value, unit } = part;
  if (unit === 'aud') return show.aud(value);
  if (unit === 'percent') return show.percentOf(value, DECIMALS);
  return unit === 'sqm' ? `${numberText(value, show)} m²` : numberText(value, show);
};

/** '$647,983 ÷ 810 m² = $800/m²', the same in every language. */
export const plainSumSaid = (parts: readonly SumPart[], show: Formats): string[] => {
  const result = workedOut(parts);
  if (!result) return [];
  const { value, per } = result;
  const texts = {
    aud: show.aud(value),
    audPerSqm: `${show.aud(value)}/m²`,
    sqm: `${numberText(value, show)} m²`,
  };
  const written = parts
    .map((part) => partText(part, show))
    .join(' ')
    .replace(/\( /gu, '(')
    .replaceAll(' )', ')');
  return [`${written} = ${per === null ? numberText(value, show) : texts[per]}`];
};
