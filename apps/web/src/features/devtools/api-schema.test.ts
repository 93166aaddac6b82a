import { describe, expect, it } from 'vitest';
import { exampleOf, fieldsOf, typeText } from './api-schema.ts';

const page = {
  type: 'object',
  required: ['items', 'nextCursor'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', description: 'Its name.' }, state: { enum: ['NSW', 'VIC'] } },
      },
    },
    nextCursor: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
};

describe('typeText', () => {
  it.each([
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer, 1 to 100'],
    [{ type: 'string', maxLength: 80 }, 'string, at most 80 characters'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer, from 0'],
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ enum: ['NSW', 'VIC'] }, 'NSW | VIC'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ type: 'array', items: { type: 'object' } }, 'list of object'],
    [{ const: true }, 'true'],
  ])('%j is %s', (schema, expected) => {
    expect(typeText(schema)).toBe(expected);
  });
});

it('names the fields of a shape, also within lists', () => {
  expect(fieldsOf(page)).toEqual([
    { name: 'items', type: 'list of object', required: true, description: undefined },
    { name: 'items[].name', type: 'string', required: true, description: 'Its name.' },
    { name: 'items[].state', type: 'NSW | VIC', required: false, description: undefined },
    { name: 'nextCursor', type: 'string or null', required: true, description: undefined },
  ]);
});

it('makes an example of what is required', () => {
  expect(exampleOf(page)).toEqual({ items: [{ name: 'your name' }], nextCursor: 'your nextCursor' });
  expect(exampleOf({ type: 'string', format: 'uuid' })).toBe('00000000-0000-0000-0000-000000000000');
});
