import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Gosford', 'NSW', '2250')));
const address = '8/33 Mangrove Parade, Gosford NSW 2250';
const before: Partial<DialogueState> = {
  language: 'en',
  last: { tool: 'assess', arguments: { address, propertyType: 'unit' } },
  address,
  location: 'Gosford NSW 2250',
  figures: { valueAud: 744_777, lowAud: 592_469, highAud: 936_240 },
};

describe('what is left of a sale, beside the fees of those who sell it', () => {
  it.each([
    'so after agent fees and the loan what would be left in my hand?',
    'what would be left after agents commission and my mortgage',
    'Oh that’s more than I thought. So after agent fees and the loan what would be left in my hand? And how long do they take to sell up there at the moment, I’ve got maybe 3 months',
  ])('%s', (message) => {
    expect(to(message, before)).toMatchObject({
      kind: 'call',
      call: { tool: 'quick_sum', arguments: { sum: 'sale', priceAud: 744_777 } },
    });
  });
});

it('what those who sell it earn themselves is nobody’s to ask', () => {
  expect(to('what does the agent earn and what mortgage does she have?', before)).toMatchObject({
    kind: 'decline',
    reason: 'othersData',
  });
});
