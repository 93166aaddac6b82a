import { expect, it } from 'vitest';
import { askedTurn, withEvent } from './turn-view.ts';

const asked = askedTurn('t', 'c', 'market in Bondi', 0);

it('what an outside engine had said is cleared when our own goes on (CORE-CHAT-24)', () => {
  const begun = withEvent(asked, { position: 1, type: 'text', delta: 'Half an ans' });
  const after = withEvent(begun, {
    position: 2,
    type: 'fell-back',
    from: 'sensay',
    reason: 'Chat completion failed',
    notice: 'I apologize',
  });
  expect(after.turn.answer).toBe('');
  expect(after.turn.notice).toBe('I apologize');
});

it('an event that comes twice counts once', () => {
  const text = { position: 1, type: 'text', delta: 'Hello' } as const;
  expect(withEvent(withEvent(asked, text), text).turn.answer).toBe('Hello');
});

it('a tool is at work from its start to its result', () => {
  const working = withEvent(asked, {
    position: 1,
    type: 'tool-started',
    callId: '1',
    tool: 'market',
    label: 'Looking at the market of Bondi',
  });
  expect(working.atWork).toHaveLength(1);
  expect(
    withEvent(working, { position: 2, type: 'tool-failed', callId: '1', tool: 'market', message: '' }).atWork,
  ).toHaveLength(0);
});
