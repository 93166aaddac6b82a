import { expect, it } from 'vitest';
import type { EngineEvent } from './engine.ts';
import { tellOnce } from './tell-once.ts';

const started = (callId: string): EngineEvent => ({
  type: 'tool-started',
  callId,
  tool: 'hazard',
  label: 'Looking',
});
const result = (callId: string, text: string): EngineEvent => ({
  type: 'tool-result',
  callId,
  card: {
    callId,
    tool: 'hazard',
    arguments: {},
    title: 'Graceville',
    facts: [{ name: 'flood', label: 'Flood', text }],
    items: [],
    notes: [],
    link: null,
    sample: true,
    result: {},
  },
});
const text = (delta: string): EngineEvent => ({ type: 'text', delta });

const passedOn = (...events: EngineEvent[]): EngineEvent[] => {
  const passed: EngineEvent[] = [];
  const emit = tellOnce((event) => void passed.push(event));
  for (const event of events) emit(event);
  return passed;
};

it('a card that shows the same is not shown again, nor named as under way', () => {
  const first = [started('one'), result('one', 'high'), text('Flood is high.')];
  expect(
    passedOn(...first, text('\n\n'), started('two'), result('two', 'high'), text('Flood is high.')),
  ).toEqual(first);
});

it('another card is shown, and a tool that failed is told', () => {
  const events = [
    started('one'),
    result('one', 'high'),
    started('two'),
    result('two', 'low'),
    started('three'),
    { type: 'tool-failed', callId: 'three', tool: 'hazard', message: 'No.' } satisfies EngineEvent,
  ];
  expect(passedOn(...events)).toEqual(events);
});
