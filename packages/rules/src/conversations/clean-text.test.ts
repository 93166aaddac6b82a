import { expect, it } from 'vitest';
import { cleanText, cutText } from './clean-text.ts';

it('takes out what turns a text round and keeps what languages need', () => {
  expect(cleanText('pay \u202Egnp.exe\u202C now\r\nשלום 👩‍👧 \u0000ok\tyes')).toBe(
    'pay gnp.exe now\nשלום 👩‍👧 ok\tyes',
  );
});

it('cuts what is too long, never within a character, and says so', () => {
  expect(cutText('short', 100)).toBe('short');
  const cut = cutText('👍'.repeat(60), 100);
  expect(cut.length).toBeLessThanOrEqual(100);
  expect(cut).toMatch(/^👍+\n\[The message was longer/u);
});
