import { expect, it } from 'vitest';
import { base32, codeOfStep, otpUri, stepAt, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B; its codes have eight digits, ours the last six of them. */
const SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at %d s the code is %s', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

it.each([
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %s is %s', (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded));

it('takes the code of the step before and after, and no further', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  for (const near of [-1, 0, 1])
    expect(stepOfCode(SECRET, codeOfStep(SECRET, step + near), now)).toBe(step + near);
  for (const far of [-2, 2]) expect(stepOfCode(SECRET, codeOfStep(SECRET, step + far), now)).toBeUndefined();
});

it('names itself to the app', () => {
  expect(otpUri(SECRET, 'ada@example.com')).toMatch(
    /^otpauth:\/\/totp\/PropGuard:ada%40example\.com\?secret=[A-Z2-7]{32}&issuer=PropGuard/,
  );
});
