import type { FactField } from './fact-fields.ts';

/** What stands in the form: text as it was typed, and an empty text for what is not known. */
export type FactValues = Record<string, string>;

const NUMBER_TEXT = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 4 });

/** '$640,000', '640 000' and '6.24 %' are what people type; what is no number at all becomes NaN and is refused. */
const readNumber = (typed: string): number => Number(typed.replaceAll(/[\s,$%]/g, ''));

const readValue = (field: FactField, typed: string): unknown => {
  if (typed.trim() === '') return undefined;
  if (field.kind === 'number') return readNumber(typed);
  return field.kind === 'yesNo' ? typed === 'yes' : typed;
};

export const toFacts = (fields: readonly FactField[], values: FactValues): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map((field) => [field.name, readValue(field, values[field.name] ?? '')] as const)
      .filter(([, value]) => value !== undefined),
  );

const writeValue = (value: unknown): string => {
  if (typeof value === 'number') return NUMBER_TEXT.format(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : '';
};

export const toValues = (fields: readonly FactField[], facts: Record<string, unknown>): FactValues =>
  Object.fromEntries(fields.map(({ name }) => [name, writeValue(facts[name])]));
