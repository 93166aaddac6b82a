import { expect, it } from 'vitest';
import { REPLY_FILE_MAX_BYTES } from '../conversations/limits.ts';
import { fileRefusal } from './file-refusal.ts';

it.each([
  ['telegram', 10, 1024, null],
  ['telegram', 10, 1025, /1,024 characters/],
  ['email', REPLY_FILE_MAX_BYTES, 5_000, null],
  ['email', REPLY_FILE_MAX_BYTES + 1, 0, /up to 8 MB/],
  ['sms', 10, 0, /SMS takes no files/],
  ['website', 10, 0, /website takes no files/],
] as const)('on %s, %d bytes with %d characters', (channel, sizeBytes, words, why) => {
  const refusal = fileRefusal(channel, { sizeBytes, words });
  if (why === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(why);
});
