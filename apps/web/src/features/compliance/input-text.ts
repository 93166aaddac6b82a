import type { InputValue } from '@propguard/rules/lending/verdict';
import { audText, ratioText } from '../../parts/lending/lending-figures.ts';
import { valueWord } from './fact-text.ts';
import { dayText, percentText } from './figure-text.ts';

const numberText = (name: string, value: number): string => {
  if (name.endsWith('Aud')) return audText(value);
  if (name.endsWith('Percent')) return percentText(value);
  if (name === 'lvr') return ratioText(value);
  return String(value);
};

/** One input of a verdict as people write it: the unit stands in its name. */
export function inputText(name: string, value: InputValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberText(name, value);
  return name.endsWith('On') ? dayText(value) : valueWord(value);
}
