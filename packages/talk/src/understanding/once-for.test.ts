import { expect, it } from 'vitest';
import { onceFor, onceForBoth } from './once-for.ts';

it('works out once what follows from a thing, also where that is nothing', () => {
  const asked: number[] = [];
  const half = onceFor(({ size }: { size: number }) => {
    asked.push(size);
    return size % 2 === 0 ? size / 2 : undefined;
  });
  const [four, three] = [{ size: 4 }, { size: 3 }];
  expect([half(four), half(four), half(three), half(three)]).toEqual([2, 2, undefined, undefined]);
  expect(half({ size: 4 })).toBe(2);
  expect(asked).toEqual([4, 3, 4]);
});

it('works out once what follows from two together', () => {
  const asked: string[] = [];
  const both = onceForBoth((one: { name: string }, other: { name: string }) => {
    asked.push(one.name + other.name);
    return one.name + other.name;
  });
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect([both(a, b), both(b, a), both(a, b), both(a, a)]).toEqual(['ab', 'ba', 'ab', 'aa']);
  expect(asked).toEqual(['ab', 'ba', 'aa']);
});
