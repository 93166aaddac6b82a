import { expect, it } from 'vitest';
import { nextMessage, onceAMessage } from './once-a-message.ts';

it('works a text out once in a message, and anew in the next', () => {
  let times = 0;
  const read = onceAMessage((text) => {
    times += 1;
    return text === 'nothing' ? null : text.toUpperCase();
  });
  expect([read('a'), read('a'), read('nothing'), read('nothing')]).toEqual(['A', 'A', null, null]);
  expect(times).toBe(2);
  nextMessage();
  expect(read('a')).toBe('A');
  expect(times).toBe(3);
});

it('keeps no more than a message can hold, however long nobody hears a new one', () => {
  const read = onceAMessage((text) => ({ text }));
  const first = read('first');
  for (let at = 0; at < 1000; at += 1) read(String(at));
  expect(read('first')).not.toBe(first);
});
