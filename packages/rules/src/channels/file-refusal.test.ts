import { expect, it } from 'vitest';
import { REPLY_FILE_MAX_BYTES } from '../conversations/limits.ts';
import { fileRefusal } from './file-refusal.ts';

it.each([
  ['telegram', 10, 1024, null],
  ['telegram', 10, 1025, /1,024 characters/],
  ['email', REPLY_FILE_MAX_BYTES, 5_000, null],
  ['email', REPLY_FILE_MAX_BYTES + 1, 0, /up to 8 MB/],
  ['sms', 10, 0, /SMS takes no files/],
  ['website', 10, 0, /chat inside PropGuard takes no files/],
  ['widget', 10, 10_000, null],
  ['widget', REPLY_FILE_MAX_BYTES + 1, 0, /up to 8 MB/],
] as const)('on %s, %d bytes with %d characters', (on, sizeBytes, words, why) => {
  const isInWidget = on === 'widget';
  const refusal = fileRefusal(isInWidget ? 'website' : on, { sizeBytes, words, isInWidget });
  if (why === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(why);
});
