import { describe, expect, it } from 'vitest';
import { withLists } from './query-lists.ts';

describe('lists in an address', () => {
  it.each([
    [
      { 'status[0]': 'new', 'status[1]': 'lost', limit: '3' },
      { status: ['new', 'lost'], limit: '3' },
    ],
    [{ 'tags[]': ['hot', 'cold'] }, { tags: ['hot', 'cold'] }],
    [{ status: 'new', 'status[0]': 'lost' }, { status: ['new', 'lost'] }],
    [{ status: 'new,lost' }, { status: 'new,lost' }],
    [
      { 'a[b]': '1', ']': '2', 'x[0][1]': '3' },
      { 'a[b]': '1', ']': '2', 'x[0][1]': '3' },
    ],
  ])('%j is %j', (query, read) => expect(withLists(query)).toEqual(read));

  it('reach no prototype', () => {
    const read = withLists(JSON.parse('{"__proto__[0]":"x"}'));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual(['__proto__']);
  });
});
