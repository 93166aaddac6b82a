/** As much of JSON Schema as the document uses. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  description?: string;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface ShapeField {
  /** With dots, and [] for what stands in a list: `items[].name`. */
  name: string;
  type: string;
  required: boolean;
  description: string | undefined;
}

const isNull = (schema: JsonSchema) => schema.type === 'null';

const choicesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [];

function rangeText({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const least = minimum ?? minLength;
  const most = maximum ?? maxLength;
  const unit = minLength !== undefined || maxLength !== undefined ? ' characters' : '';
  const beyondSafe = most !== undefined && Math.abs(most) >= Number.MAX_SAFE_INTEGER;
  if (most === undefined || beyondSafe)
    return least === undefined || least <= -Number.MAX_SAFE_INTEGER ? '' : `, from ${least}${unit}`;
  return least === undefined ? `, at most ${most}${unit}` : `, ${least} to ${most}${unit}`;
}

/** 'string or null', 'ACT | NSW', 'list of object', 'integer, 1 to 100'. */
export function typeText(schema: JsonSchema): string {
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.type === 'array') return schema.items ? `list of ${typeText(schema.items)}` : 'list';
  const name =
    schema.format ?? (Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any'));
  return `${name}${rangeText(schema)}`;
}

/** What there is to name inside: an object's properties, also within a list or beside null. */
function insideOf(schema: JsonSchema): { schema: JsonSchema; suffix: string } | null {
  if (schema.properties) return { schema, suffix: '.' };
  if (schema.items) {
    const inside = insideOf(schema.items);
    return inside ? { schema: inside.schema, suffix: `[]${inside.suffix}` } : null;
  }
  const real = choicesOf(schema).filter((choice) => !isNull(choice));
  return real.length === 1 && real[0] ? insideOf(real[0]) : null;
}

/** A shape as flat rows, in the order it is written. */
export function fieldsOf(schema: JsonSchema, prefix = ''): ShapeField[] {
  const choices = choicesOf(schema).filter((choice) => !isNull(choice));
  if (choices.length > 1 && choices.every((choice) => choice.properties)) {
    return choices.flatMap((choice) => fieldsOf(choice, prefix));
  }
  const inside = insideOf(schema);
  if (inside === null) return [];
  const required = new Set(inside.schema.required);
  const lead = prefix || inside.suffix.startsWith('[') ? `${prefix}${inside.suffix}` : '';
  return Object.entries(inside.schema.properties ?? {}).flatMap(([key, value]) => {
    const name = `${lead}${key}`;
    return [
      { name, type: typeText(value), required: required.has(key), description: value.description },
      ...fieldsOf(value, name),
    ];
  });
}

const SAMPLE_STRINGS: Record<string, string> = {
  uuid: '00000000-0000-0000-0000-000000000000',
  'date-time': '2026-11-15T00:00:00Z',
  email: 'name@example.com',
};

/** A value of the shape, with what must be there. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = choicesOf(schema).find((candidate) => !isNull(candidate));
  if (choice) return exampleOf(choice, name);
  if (schema.properties) {
    const required = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key));
    const shown = required.length > 0 ? required : Object.entries(schema.properties).slice(0, 1);
    return Object.fromEntries(shown.map(([key, value]) => [key, exampleOf(value, key)]));
  }
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  return SAMPLE_STRINGS[schema.format ?? name] ?? `your ${name || 'text'}`;
}
