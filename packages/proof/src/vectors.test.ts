import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { verifyBundle } from './bundle/verify-bundle.ts';
import { canonicalText } from './canonical/canonical-json.ts';
import { openCheckpoint } from './checkpoint/verify-checkpoint.ts';
import { type Disclosure, opens } from './commitment/commitment.ts';
import { cidV0Of, cidV1Of } from './content-id/content-id.ts';
import type { Credential } from './credential/credential.ts';
import { signCredential } from './credential/sign-credential.ts';
import { hasValidSignature } from './credential/verify-credential.ts';
import { didKeyOf } from './identity/did-key.ts';
import { signatureVerifierOf } from './identity/signature-verifier.ts';
import { signingKeyOf } from './identity/signing-key.ts';
import { leafHash } from './merkle/hashes.ts';
import { MerkleLog, rootOf } from './merkle/merkle-log.ts';
import { isConsistent } from './merkle/verify-consistency.ts';
import { isIncluded } from './merkle/verify-inclusion.ts';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../vectors', name), 'utf8')) as T;

type Signatures = {
  seed: string;
  did: string;
  verificationMethod: string;
  unsigned: Parameters<typeof signCredential>[0];
  created: string;
  credential: Credential;
  canonical: string;
  cidV0: string;
  cidV1: string;
  disclosures: Disclosure[];
};
type LogVectors = {
  entries: string[];
  roots: string[];
  inclusion: { index: number; size: number; path: string[] }[];
  consistency: { from: number; to: number; path: string[] }[];
  checkpoint: { origin: string; size: number; root: string; note: string };
};
type BundleVector = { name: string; file: string; failedCheck: string | null };

const signatures = read<Signatures>('signatures.json');
const log = read<LogVectors>('log.json');
const key = signingKeyOf(hexToBytes(signatures.seed));

describe('published vectors', () => {
  it('a key, a signature and the form that is signed', async () => {
    const { unsigned, credential, verificationMethod, created } = signatures;
    expect(didKeyOf(key.publicKey)).toBe(signatures.did);
    expect(signCredential(unsigned, { key, verificationMethod, created: new Date(created) })).toEqual(
      credential,
    );
    expect(await hasValidSignature(credential, await signatureVerifierOf(key.publicKey))).toBe(true);
    expect(canonicalText(credential)).toBe(signatures.canonical);
  });

  it('content ids and salted inputs', () => {
    const content = utf8ToBytes(signatures.canonical);
    expect([cidV0Of(content), cidV1Of(content)]).toEqual([signatures.cidV0, signatures.cidV1]);
    const { inputs } = signatures.credential.credentialSubject as { inputs: Record<string, string> };
    for (const one of signatures.disclosures) expect(opens(inputs, one)).toBe(true);
  });

  it('roots of the log as it grew', () => {
    const grown = new MerkleLog();
    log.entries.forEach((entry, at) => {
      grown.append(hexToBytes(entry));
      expect(bytesToHex(rootOf(grown, at + 1))).toBe(log.roots[at]);
    });
  });

  it.each(log.inclusion)('entry $index is in the log of $size', ({ index, size, path }) => {
    const leaf = leafHash(hexToBytes(log.entries[index] as string));
    const root = hexToBytes(log.roots[size - 1] as string);
    expect(isIncluded({ leaf, index, size, path: path.map((hash) => hexToBytes(hash)), root })).toBe(true);
  });

  it.each(log.consistency)('the log of $from is the beginning of the log of $to', ({ from, to, path }) => {
    const [beforeRoot, afterRoot] = [from, to].map((size) => hexToBytes(log.roots[size - 1] as string));
    if (!beforeRoot || !afterRoot) throw new Error('A root is missing.');
    const claim = {
      before: from,
      after: to,
      beforeRoot,
      afterRoot,
      path: path.map((hash) => hexToBytes(hash)),
    };
    expect(isConsistent(claim)).toBe(true);
  });

  it('a signed checkpoint', async () => {
    const { note, ...expected } = log.checkpoint;
    const opened = await openCheckpoint(note, {
      publicKey: key.publicKey,
      verify: await signatureVerifierOf(key.publicKey),
    });
    expect(opened && { ...opened, root: bytesToHex(opened.root) }).toEqual(expected);
  });

  it.each(read<BundleVector[]>('bundles.json'))('bundle: $name', async ({ file, failedCheck }) => {
    const found = (await verifyBundle(utf8ToBytes(file))).checks.find(({ result }) => result === 'failed');
    expect(found?.check ?? null).toBe(failedCheck);
  });
});
