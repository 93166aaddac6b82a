import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be off by a step, and a code may take as long to be typed. */
const STEPS_EITHER_WAY = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const BITS = 5;

/** RFC 4648, without padding: as authenticator apps read secrets. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2)))
    .join('');
};

export const stepAt = (when: Date): number => Math.floor(when.getTime() / 1000 / STEP_SECONDS);

/** RFC 6238: the code of one step of time. */
export const codeOfStep = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const at = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS;
  return number.toString().padStart(DIGITS, '0');
};

/** Which step a code is of, around now; undefined when of none. */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const given = Buffer.from(code);
  const current = stepAt(now);
  for (let step = current - STEPS_EITHER_WAY; step <= current + STEPS_EITHER_WAY; step += 1) {
    const right = Buffer.from(codeOfStep(secret, step));
    if (right.length === given.length && timingSafeEqual(right, given)) return step;
  }
  return undefined;
};

/** What is drawn as a QR code for the app. */
export const otpUri = (secret: Uint8Array, account: string): string =>
  `otpauth://totp/PropGuard:${encodeURIComponent(account)}?${new URLSearchParams({
    secret: base32(secret),
    issuer: 'PropGuard',
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  }).toString()}`;
