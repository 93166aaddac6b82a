import { describe, expect, it } from 'vitest';
import { describeError } from './job-error.ts';

describe('what is kept of an error', () => {
  it('is a short message for people, and the whole with its stack and causes for the operator', () => {
    const cause = new TypeError('no such column');
    const { error, errorDetail } = describeError(new Error('x'.repeat(1000), { cause }));
    expect(error).toBe(`${'x'.repeat(499)}…`);
    expect(errorDetail).toContain('x'.repeat(1000));
    expect(errorDetail).toMatch(/at .*job-error\.test\.ts/);
    expect(errorDetail).toContain('TypeError: no such column');
  });

  it.each([
    ['a text', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
    ['a character that cannot be stored', new Error('a\0b'), 'a\uFFFDb'],
  ])('of %s', (_, thrown, message) => {
    const { error, errorDetail } = describeError(thrown);
    expect(error).toBe(message);
    expect(errorDetail).not.toContain('\0');
  });

  it('has an end', () => {
    expect(describeError(new Error('y'.repeat(100_000))).errorDetail).toHaveLength(20_000);
  });
});
