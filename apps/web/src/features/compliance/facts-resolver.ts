import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { FactField } from './fact-fields.ts';
import { type FactValues, toFacts } from './fact-values.ts';

/** Checks what was typed by the contract's own schema, and puts its words beside the field. */
export const factsResolver =
  (fields: readonly FactField[], schema: z.ZodType): Resolver<FactValues> =>
  (values) => {
    const parsed = schema.safeParse(toFacts(fields, values));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<FactValues> = {};
    for (const { path, message } of parsed.error.issues)
      errors[String(path[0])] ??= { type: 'custom', message };
    return { values: {}, errors };
  };
