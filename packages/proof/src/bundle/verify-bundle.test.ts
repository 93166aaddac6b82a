import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalBytes } from '../canonical/canonical-json.ts';
import { signCheckpoint } from '../checkpoint/sign-checkpoint.ts';
import { CREDENTIALS_CONTEXT, type UnsignedCredential } from '../credential/credential.ts';
import { signCredential } from '../credential/sign-credential.ts';
import { didKeyMethodOf, didKeyOf } from '../identity/did-key.ts';
import { didWebDocument, didWebMethodOf, didWebOf } from '../identity/did-web.ts';
import { signingKeyOf } from '../identity/signing-key.ts';
import { inclusionProof, MerkleLog, rootOf } from '../merkle/merkle-log.ts';
import { statusListCredential } from '../status/status-list.ts';
import { BUNDLE_FORMAT, BUNDLE_VERSION } from './bundle.ts';
import type { BundleCheck } from './bundle-checks.ts';
import { sealBundle } from './seal-bundle.ts';
import { verifyBundle } from './verify-bundle.ts';

const KEY = signingKeyOf(hexToBytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'));
const CREATED = new Date('2026-11-15T00:00:00Z');
const STATUS_ID = 'https://propguard.example/certificates/status/1';

type Options = { issuer: string; method: string; revoked: number[] };
const byKey: Options = {
  issuer: didKeyOf(KEY.publicKey),
  method: didKeyMethodOf(KEY.publicKey),
  revoked: [],
};

const makeBundle = ({ issuer, method, revoked }: Options): Uint8Array => {
  const signing = { key: KEY, verificationMethod: method, created: CREATED };
  const unsigned: UnsignedCredential = {
    '@context': [CREDENTIALS_CONTEXT],
    type: ['VerifiableCredential', 'ValuationCertificate'],
    issuer,
    validFrom: '2026-11-15T00:00:00Z',
    credentialSubject: { valueAud: 850_000, fsd: 0.11 },
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '7',
      statusListCredential: STATUS_ID,
    },
  };
  const credential = signCredential(unsigned, signing);
  const log = new MerkleLog();
  for (let at = 0; at < 5; at++) log.append(utf8ToBytes(`before ${at}`));
  const index = log.append(canonicalBytes(credential));
  for (let at = 0; at < 3; at++) log.append(utf8ToBytes(`after ${at}`));
  const { size } = log;
  const list = statusListCredential({
    id: STATUS_ID,
    issuer,
    validFrom: '2026-11-15T00:00:00Z',
    revoked: new Set(revoked),
  });
  return sealBundle(
    {
      format: BUNDLE_FORMAT,
      version: BUNDLE_VERSION,
      credential,
      issuerDocument: issuer.startsWith('did:web:') ? didWebDocument(issuer, [KEY.publicKey]) : null,
      log: {
        index,
        size,
        path: inclusionProof(log, index, size).map((hash) => bytesToHex(hash)),
        checkpoint: signCheckpoint({ origin: 'propguard.example/log', size, root: rootOf(log, size) }, KEY),
      },
      anchor: {
        chainId: 31_337,
        contract: `0x${'ab'.repeat(20)}`,
        transactionHash: `0x${'cd'.repeat(32)}`,
        blockNumber: 12,
      },
      token: null,
      status: signCredential(list, signing),
    },
    KEY,
    method,
  );
};

const failedCheck = async (file: Uint8Array): Promise<BundleCheck | undefined> =>
  (await verifyBundle(file)).checks.find(({ result }) => result === 'failed')?.check;

const BUNDLE = makeBundle(byKey);
const TEXT = new TextDecoder().decode(BUNDLE);

describe('verifyBundle', () => {
  it('accepts what the issuer sealed, by did:key', async () => {
    expect(await verifyBundle(BUNDLE)).toMatchObject({ isValid: true });
  });

  it('accepts what the issuer sealed, by did:web', async () => {
    const issuer = didWebOf('https://propguard.example');
    const file = makeBundle({ issuer, method: didWebMethodOf(issuer, KEY.publicKey), revoked: [] });
    expect(await verifyBundle(file)).toMatchObject({ isValid: true });
  });

  it.each<[string, Uint8Array, BundleCheck]>([
    ['white space at the end', utf8ToBytes(`${TEXT}\n`), 'canonical-form'],
    ['an indented file', utf8ToBytes(JSON.stringify(JSON.parse(TEXT), null, 2)), 'canonical-form'],
    [
      'a name that occurs twice',
      utf8ToBytes(TEXT.replace('"anchor"', '"anchor":null,"anchor"')),
      'canonical-form',
    ],
    ['a byte order mark', utf8ToBytes(`\uFEFF${TEXT}`), 'canonical-form'],
    ['bytes that are no UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), 'canonical-form'],
    ['nothing', new Uint8Array(0), 'canonical-form'],
    ['another document', utf8ToBytes('{}'), 'shape'],
    ['something added to the seal', utf8ToBytes(TEXT.replace('"seal":{', '"seal":{"by":1,')), 'shape'],
    ['another value', utf8ToBytes(TEXT.replace('850000', '950000')), 'seal'],
    ['another transaction', utf8ToBytes(TEXT.replace('cdcd', 'cdce')), 'seal'],
    ['a revoked certificate', makeBundle({ ...byKey, revoked: [7] }), 'not-revoked'],
  ])('names the check that fails: %s', async (_, file, check) => {
    expect(await failedCheck(file)).toBe(check);
    expect((await verifyBundle(file)).isValid).toBe(false);
  });

  it('keeps a certificate whose neighbours are revoked', async () => {
    expect(await verifyBundle(makeBundle({ ...byKey, revoked: [6, 8] }))).toMatchObject({ isValid: true });
  });

  it('refuses 10,000 files with one byte changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(BUNDLE.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const file = Uint8Array.from(BUNDLE);
        file[at] = (file[at] ?? 0) ^ change;
        expect((await verifyBundle(file)).isValid).toBe(false);
      }),
      { numRuns: 10_000, endOnFailure: true },
    );
  }, 60_000);

  it('never throws, whatever the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array(), fc.json().map(utf8ToBytes)), async (file) => {
        expect((await verifyBundle(file)).isValid).toBe(false);
      }),
    );
  });
});
