import { expect, it } from 'vitest';
import { whenWrittenTo } from './states.ts';

it.each([
  ['assistant', 'assistant', 3],
  ['waiting', 'waiting', 3],
  ['person', 'person', 3],
  ['resolved', 'assistant', 4],
  ['snoozed', 'waiting', 3],
] as const)(
  'a message to a conversation that is %s leaves it %s, in segment %i',
  (before, state, segment) => {
    expect(whenWrittenTo({ state: before, segment: 3 })).toEqual({ state, segment });
  },
);
