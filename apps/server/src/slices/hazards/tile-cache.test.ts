import { expect, it } from 'vitest';
import { TileCache } from './tile-cache.ts';

it('keeps what was used last, up to its bytes', () => {
  const cache = new TileCache(100);
  cache.keep('a', new Uint8Array(40));
  cache.keep('b', new Uint8Array(40));
  cache.find('a');
  cache.keep('c', new Uint8Array(40));
  expect(cache.find('b')).toBeUndefined();
  expect(cache.find('a')?.byteLength).toBe(40);
  expect(cache.size).toBe(2);
});

it('counts a tile once when it is kept again, and does not keep what is too large', () => {
  const cache = new TileCache(100);
  for (let i = 0; i < 5; i++) cache.keep('a', new Uint8Array(60));
  cache.keep('b', new Uint8Array(40));
  expect(cache.size).toBe(2);
  cache.keep('c', new Uint8Array(101));
  expect(cache.size).toBe(0);
});
