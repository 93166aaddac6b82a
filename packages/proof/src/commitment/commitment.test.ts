import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitTo, disclose, opens } from './commitment.ts';

describe('commitments', () => {
  it('open with the value and the salt that they were made with, and with nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (name, value, other) => {
        const made = disclose(name, JSON.parse(JSON.stringify(value)));
        const published = commitTo([made]);
        expect(opens(published, made)).toBe(true);
        expect(opens(published, disclose(name, made.value))).toBe(false);
        if (JSON.stringify(other) !== JSON.stringify(value))
          expect(opens(published, { ...made, value: JSON.parse(JSON.stringify(other)) })).toBe(false);
      }),
    );
  });

  it('tell nothing of a value that is guessed', () => {
    const first = commitTo([disclose('bedrooms', 3)]);
    const second = commitTo([disclose('bedrooms', 3)]);
    expect(first.bedrooms).not.toBe(second.bedrooms);
  });

  it.each<Record<string, string | number>>([{}, { bedrooms: 'no hash' }, { bedrooms: 3 }])(
    'do not open from %j',
    (published) => {
      expect(opens(published, disclose('bedrooms', 3))).toBe(false);
    },
  );
});
