import { isBlank } from '../imports/blank.ts';
import type { Values } from '../imports/read-property.ts';
import { accepted, rejected, type Verdict } from '../imports/reject-reasons.ts';

export const readText = (values: Values, field: string, most: number): Verdict<string | null> => {
  const text = values(field);
  if (isBlank(text)) return accepted(null);
  return text.length > most ? rejected('text-too-long', field) : accepted(text);
};
