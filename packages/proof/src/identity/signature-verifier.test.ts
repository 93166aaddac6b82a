import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signatureVerifierOf } from './signature-verifier.ts';
import { signingKeyOf } from './signing-key.ts';

const KEY = signingKeyOf(hexToBytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'));
const MESSAGE = utf8ToBytes('a certificate');
const SIGNATURE = KEY.sign(MESSAGE);
const ORDER = ed25519.Point.Fn.ORDER;

const changed = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));

/** The same signature with its number a whole round further: another form that RFC 8032 forbids. */
const secondForm = (): Uint8Array => {
  const scalar = SIGNATURE.slice(32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) + ORDER;
  const written = Uint8Array.from({ length: 32 }, (_, at) => Number((scalar >> BigInt(8 * at)) & 0xffn));
  return Uint8Array.of(...SIGNATURE.slice(0, 32), ...written);
};

const NEUTRAL = Uint8Array.of(1, ...new Uint8Array(31));
/** Fits every message under the neutral element as a key. */
const FITS_ALL = Uint8Array.of(...NEUTRAL, ...new Uint8Array(32));

describe.each(['the platform', 'JavaScript'])('Ed25519 by %s', (by) => {
  const verifierOf = (publicKey: Uint8Array) => {
    if (by === 'JavaScript') vi.stubGlobal('crypto', undefined);
    return signatureVerifierOf(publicKey);
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each<[string, Uint8Array, Uint8Array, Uint8Array, boolean]>([
    ['what was signed', KEY.publicKey, SIGNATURE, MESSAGE, true],
    ['another message', KEY.publicKey, SIGNATURE, changed(MESSAGE, 0), false],
    ['another point', KEY.publicKey, changed(SIGNATURE, 0), MESSAGE, false],
    ['another number', KEY.publicKey, changed(SIGNATURE, 40), MESSAGE, false],
    ['a second form of the signature', KEY.publicKey, secondForm(), MESSAGE, false],
    ['a signature that is too short', KEY.publicKey, SIGNATURE.slice(1), MESSAGE, false],
    ['no signature', KEY.publicKey, new Uint8Array(0), MESSAGE, false],
    ['a key that is none', KEY.publicKey.slice(1), SIGNATURE, MESSAGE, false],
    ['a key under which one signature fits all', NEUTRAL, FITS_ALL, MESSAGE, false],
  ])('%s', async (_, publicKey, signature, message, isSigned) => {
    expect(await (await verifierOf(publicKey))(signature, message)).toBe(isSigned);
  });
});
