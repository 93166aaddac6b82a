import { expect, it } from 'vitest';
import { PhotoCache } from './photo-cache.ts';

it('keeps no more than it may, and lets go what waited longest', () => {
  const cache = new PhotoCache(2);
  cache.keep('a', { svg: 'A', version: '1' });
  cache.keep('b', { svg: 'B', version: '1' });
  cache.find('a');
  cache.keep('c', { svg: 'C', version: '1' });
  expect(cache.find('b')).toBeUndefined();
  expect(cache.find('a')?.svg).toBe('A');
  expect(cache.find('c')?.svg).toBe('C');
  expect(cache.size).toBe(2);
});
