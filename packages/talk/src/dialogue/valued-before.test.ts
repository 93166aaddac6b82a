import { describe, expect, it } from 'vitest';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';
import { valuedBefore } from './valued-before.ts';

const HOME = '5 Pelican Mews, Glenelg North SA 5045';
const VALUED = { valueAud: 700_000, lowAud: 600_000, highAud: 800_000 };
const again = (args: Record<string, unknown>, before: Partial<DialogueState>) =>
  valuedBefore(
    { kind: 'call', call: { tool: 'assess', arguments: { address: HOME, ...args } } },
    { ...NEW_DIALOGUE, ...before },
  );
const EARLIER: Partial<DialogueState> = {
  last: { tool: 'explain_value', arguments: { address: HOME } },
  toldAnswers: [
    { tool: 'assess', arguments: { address: HOME, bedrooms: 3 }, result: VALUED },
    { tool: 'explain_value', arguments: { address: HOME }, result: { valueAud: 700_000 } },
  ],
};

describe('a home that is valued again', () => {
  it('has its value before and what was told since, whatever was asked in between', () => {
    expect(again({ bedrooms: 3, bathrooms: 2, landSqm: 720 }, EARLIER)).toEqual({
      ...VALUED,
      added: { bathrooms: 2, landSqm: 720 },
    });
    expect(again({ bedrooms: 4 }, EARLIER)).toMatchObject({ added: { bedrooms: 4 } });
  });

  it.each<[string, Record<string, unknown>, Partial<DialogueState>]>([
    ['nothing more was told', { bedrooms: 3 }, EARLIER],
    ['it is another home', { address: '6 Pelican Mews, Glenelg North SA 5045', bathrooms: 2 }, EARLIER],
    ['it was never valued', { bathrooms: 2 }, {}],
    ['another day is asked for', { onDay: '2021-08-03', bathrooms: 2 }, EARLIER],
  ])('has none where %s', (_, args, before) => {
    expect(again(args, before)).toBeNull();
  });
});
