import { describe, expect, it } from 'vitest';
import { ratioBeside } from './figure-words.ts';

describe('a ratio beside its limit', () => {
  it.each([
    [0.8123, 0.8, '81.2%'],
    [0.8, 0.8, '80.0%'],
    [0.8004, 0.8, '80.04%'],
    [0.79996, 0.8, '79.996%'],
    [0.800000001, 0.8, '80.0000%'],
  ])('%d of %d is %s', (ratio, limit, text) => {
    expect(ratioBeside(ratio, limit)).toBe(text);
  });
});
