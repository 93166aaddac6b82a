import { expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { withinProperty } from './of-property.ts';

const to = decidingWith(knowing(place('Penrith', 'NSW', '2750')));

it('what is not understood of property here is asked for once more, and not sent away', () => {
  const outside = { kind: 'decline', reason: 'outOfScope', about: null } as const;
  const of = (text: string) => withinProperty(outside, { text } as Parameters<typeof withinProperty>[1]);
  expect(of('who draws up the section 32 for us')).toMatchObject({ reason: 'notUnderstood' });
  expect(of('is a caveat on the strata title a worry')).toMatchObject({ reason: 'notUnderstood' });
  expect(of('who won the cricket')).toEqual(outside);
});

it('nobody is told how sorry we are for figures of ours that differ', () => {
  const before = { last: { tool: 'borrowing_power' as const, arguments: { incomeAud: 140_000 } } };
  for (const message of [
    'hang on it was 807 before and now its 707? which is it. and it still says 2900 expenses',
    'why did it go from 465 to 412, that’s a big drop',
    'what?? i havent lost anything',
  ]) {
    const decision = to(message, before);
    expect('topics' in decision ? decision.topics : []).not.toContain('soldAtLoss');
  }
  expect(to('we’d be selling at a loss, does that make sense?')).toMatchObject({ topics: ['soldAtLoss'] });
});
