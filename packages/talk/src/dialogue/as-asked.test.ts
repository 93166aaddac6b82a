import { describe, expect, it } from 'vitest';
import { knowing } from '../../test/knowing.ts';
import type { LearntReading } from '../reading/learnt-reading.ts';
import { asAsked } from './as-asked.ts';
import { hear } from './hear.ts';
import { type Decision, NEW_DIALOGUE } from './state.ts';

const KNOWN = knowing();
const said = hear('is that a lot for one of those', KNOWN, { language: 'en', state: null });
const surely = (...asks: LearntReading['asks']) => ({ read: (): LearntReading => ({ amounts: [], asks }) });
const tell = (...topics: Extract<Decision, { kind: 'tell' }>['topics']): Decision => ({
  kind: 'tell',
  topics,
});

describe('what is surely asked', () => {
  it('goes before a text on another subject', () => {
    const asked = surely({ ask: 'insurance', share: 0.93 });
    expect(asAsked(tell('approvalTime'), said, NEW_DIALOGUE, asked)).toEqual(tell('insurance'));
  });

  it('leaves a text that may be asked for as well', () => {
    const asked = surely({ ask: 'insurance', share: 0.93 }, { ask: 'guide', share: 0.3 });
    expect(asAsked(tell('approvalTime'), said, NEW_DIALOGUE, asked)).toEqual(tell('approvalTime'));
  });

  it.each<Decision>([
    { kind: 'decline', reason: 'outOfScope', about: 'Spain' },
    { kind: 'decline', reason: 'injection', about: null },
    tell('currency'),
    tell('despair'),
  ])('changes nothing of what is refused, left to others, or said to somebody in need: %j', (decision) => {
    const asked = surely({ ask: 'list', share: 0.95 });
    expect(asAsked(decision, said, NEW_DIALOGUE, asked)).toBe(decision);
  });
});
