/** Writes the vectors beside it, the same each time: `node packages/proof/vectors/make-vectors.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BUNDLE_FORMAT, BUNDLE_VERSION } from '../src/bundle/bundle.ts';
import { sealBundle } from '../src/bundle/seal-bundle.ts';
import { canonicalBytes, canonicalText } from '../src/canonical/canonical-json.ts';
import { signCheckpoint } from '../src/checkpoint/sign-checkpoint.ts';
import { commitTo, disclose } from '../src/commitment/commitment.ts';
import { cidV0Of, cidV1Of } from '../src/content-id/content-id.ts';
import { CREDENTIALS_CONTEXT } from '../src/credential/credential.ts';
import { signCredential } from '../src/credential/sign-credential.ts';
import { didKeyMethodOf, didKeyOf } from '../src/identity/did-key.ts';
import { signingKeyOf } from '../src/identity/signing-key.ts';
import { consistencyProof, inclusionProof, MerkleLog, rootOf } from '../src/merkle/merkle-log.ts';
import { statusListCredential } from '../src/status/status-list.ts';

/** RFC 8032, 7.1, test 1. */
const SEED = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const KEY = signingKeyOf(hexToBytes(SEED));
const ISSUER = didKeyOf(KEY.publicKey);
const METHOD = didKeyMethodOf(KEY.publicKey);
const AT = new Date('2026-11-15T00:00:00Z');
const SIGNING = { key: KEY, verificationMethod: METHOD, created: AT };
const STATUS_ID = 'https://propguard.example/api/certificates/status/0';

const write = (name: string, content: unknown): void =>
  writeFileSync(join(import.meta.dirname, name), `${JSON.stringify(content, null, 2)}\n`);

const disclosures = [
  disclose('address', '1 Example Street, Example QLD 4000', '11'.repeat(32)),
  disclose('facts', { bedrooms: 3, landM2: 405 }, '22'.repeat(32)),
];

const unsigned = {
  '@context': [CREDENTIALS_CONTEXT],
  id: 'urn:uuid:5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
  type: ['VerifiableCredential', 'ValuationCertificate'],
  issuer: ISSUER,
  validFrom: '2026-11-15T00:00:00Z',
  credentialSubject: {
    valuation: { valueAud: 850_000, fsd: 0.11, asOf: '2026-11-01' },
    inputs: commitTo(disclosures),
    sampleData: true,
  },
  credentialStatus: {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '2',
    statusListCredential: STATUS_ID,
  },
};
const credential = signCredential(unsigned, SIGNING);
const content = canonicalBytes(credential);

const log = new MerkleLog();
const entries = [
  utf8ToBytes('first entry'),
  utf8ToBytes('second entry'),
  content,
  utf8ToBytes('fourth entry'),
];
for (const entry of entries) log.append(entry);
const { size } = log;
const root = rootOf(log, size);
const checkpoint = { origin: 'propguard.example/certificate-log', size, root };
const note = signCheckpoint(checkpoint, KEY);
const path = inclusionProof(log, 2, size).map(bytesToHex);

const bundleWith = (revoked: number[]): string => {
  const list = statusListCredential({
    id: STATUS_ID,
    issuer: ISSUER,
    validFrom: '2026-11-15T00:00:00Z',
    revoked: new Set(revoked),
  });
  const token = {
    chainId: 31_337,
    contract: `0x${'ab'.repeat(20)}`,
    transactionHash: `0x${'cd'.repeat(32)}`,
  };
  const file = sealBundle(
    {
      format: BUNDLE_FORMAT,
      version: BUNDLE_VERSION,
      credential,
      issuerDocument: null,
      log: { index: 2, size, path, checkpoint: note },
      anchor: { ...token, blockNumber: 12 },
      token: { ...token, tokenId: '1' },
      status: signCredential(list, SIGNING),
    },
    KEY,
    METHOD,
  );
  return new TextDecoder().decode(file);
};
const bundle = bundleWith([]);

write('signatures.json', {
  seed: SEED,
  did: ISSUER,
  verificationMethod: METHOD,
  unsigned,
  created: AT.toISOString(),
  credential,
  canonical: canonicalText(credential),
  cidV0: cidV0Of(content),
  cidV1: cidV1Of(content),
  disclosures,
});

write('log.json', {
  entries: entries.map((entry) => bytesToHex(entry)),
  roots: entries.map((_, at) => bytesToHex(rootOf(log, at + 1))),
  inclusion: entries.map((_, index) => ({
    index,
    size,
    path: inclusionProof(log, index, size).map(bytesToHex),
  })),
  consistency: [1, 2, 3, 4].map((from) => ({
    from,
    to: size,
    path: consistencyProof(log, from, size).map(bytesToHex),
  })),
  checkpoint: { origin: checkpoint.origin, size, root: bytesToHex(root), note },
});

write('bundles.json', [
  { name: 'as it was sealed', file: bundle, failedCheck: null },
  { name: 'a line feed at the end', file: `${bundle}\n`, failedCheck: 'canonical-form' },
  { name: 'another document', file: '{}', failedCheck: 'shape' },
  {
    name: 'something added to the seal',
    file: bundle.replace('"seal":{', '"seal":{"by":1,'),
    failedCheck: 'shape',
  },
  { name: 'another value', file: bundle.replace('850000', '950000'), failedCheck: 'seal' },
  { name: 'another transaction', file: bundle.replace('cdcd', 'cdce'), failedCheck: 'seal' },
  { name: 'another issuer', file: bundle.replaceAll(ISSUER, `${ISSUER}x`), failedCheck: 'issuer-key' },
  { name: 'revoked', file: bundleWith([2]), failedCheck: 'not-revoked' },
]);
