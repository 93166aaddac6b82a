import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInputs, readPrivatePart } from '@propguard/proof/bundle/private-part';
import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import { canonicalBytes } from '@propguard/proof/canonical/canonical-json';
import { cidV0Of, cidV1Of } from '@propguard/proof/content-id/content-id';
import type { Credential } from '@propguard/proof/credential/credential';
import { hasValidSignature } from '@propguard/proof/credential/verify-credential';
import { type DidDocument, publicKeyFromDocument } from '@propguard/proof/identity/did-web';
import { signatureVerifierOf } from '@propguard/proof/identity/signature-verifier';
import { isConsistent } from '@propguard/proof/merkle/verify-consistency';
import { isIncluded } from '@propguard/proof/merkle/verify-inclusion';
import { isRevoked } from '@propguard/proof/status/status-list';
import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type {
  Certificate,
  CertificateVerification,
  ExampleCertificate,
} from '@propguard/protocol/certificates';
import type { ApraComplianceReport } from '@propguard/protocol/compliance-reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome, type KnownHome } from '../../../test/support/known-home.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { REPO_ROOT } from '../../config/config.ts';

let installation: TestInstallation;
let url: string;
let newClient: () => TestClient;
let operator: TestClient;
let client: TestClient;
let known: KnownHome;
let assessed: AnalyseReply;
let issued: Certificate;

const NOT_CHECKED = { rule: 'serviceability', result: 'cannot-assess' };

const assess = async (who: TestClient, command: string): Promise<AnalyseReply> =>
  (await who.call<AnalyseReply>('POST', '/propguard/process-command', { command })).body;

const until = async (who: TestClient, id: string, state: Certificate['state']): Promise<Certificate> => {
  const read = async () => (await who.call<Certificate>('GET', `/certificates/${id}`)).body;
  await expect.poll(async () => (await read()).state).toBe(state);
  return read();
};

const fetchBundle = async (id: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${url}/api/certificates/${id}/bundle`)).arrayBuffer());

const verify = (query: string, who = newClient()) =>
  who.call<CertificateVerification>('GET', `/certificates/verify?query=${encodeURIComponent(query)}`);

beforeAll(async () => {
  installation = await createInstallation();
  known = await findKnownHome(installation);
  const node = await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true' } });
  url = node.url as string;
  newClient = node.client;
  operator = (await signUp(newClient(), 'Operator')).client;
  client = (await signUp(newClient())).client;
  assessed = await assess(client, `${known.address} ${known.locality}`);
});
afterAll(() => installation.close());

describe('minting', () => {
  it('CORE-CALL-11 CORE-CHAIN-03: certifies a stored assessment and shows it once it is whole', async () => {
    const { status, body } = await client.call('POST', '/blockchain/mint-valuation-nft', {
      property_data: { address: assessed.address },
      valuation_data: { valuation: assessed.valuation, ...assessed.analysis_result },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'minting', assessment_id: assessed.assessment_id, sample: true });
    const first = await client.call<Certificate>('GET', `/certificates/${body.certificate_id}`);
    if (first.body.state !== 'minted') expect(first.body.published).toBeNull();
    issued = await until(client, body.certificate_id, 'minted');
    expect(issued.published).toMatchObject({ id: issued.id, revokedAt: null, logIndex: 0 });
    expect(issued.address).toBe(assessed.address);
    expect(issued.claims.sampleData).toBe(true);
    expect(issued.claims).toMatchObject({
      format: 2,
      compliance: { checked: { rules: 9, reasons: expect.arrayContaining([NOT_CHECKED]) } },
    });
    expect(issued.claims.model?.salesFingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives the same certificate when it is pressed twice', async () => {
    const again = await Promise.all(
      [1, 2].map(() =>
        client.call<Certificate>('POST', '/certificates', { assessmentId: assessed.assessment_id }),
      ),
    );
    for (const { status, body } of again)
      expect([status, body.id, body.state]).toEqual([200, issued.id, 'minted']);
    const { rows } = await installation.owner.query('select count(*)::int as n from published_certificate');
    expect(rows[0].n).toBe(1);
  });

  it.each([
    ['valuation', { valuation: 1 }],
    ['current_valuation', { current_valuation: 2 }],
    ['valuation_range', { valuation_range: { min: 1, max: 2 } }],
    ['confidence', { confidence: 1 }],
    ['risk_score', { risk_score: 1 }],
  ])('refuses a %s that is not the stored one', async (field, valuation_data) => {
    const { status, body } = await client.call('POST', '/blockchain/mint-valuation-nft', {
      property_data: { assessment_id: assessed.assessment_id },
      valuation_data,
    });
    expect([status, body.data.fields[0].field]).toEqual([422, `valuation_data.${field}`]);
  });

  it.each([
    [{}, 'property_data.assessment_id'],
    [{ address: '1 Nowhere Street, Atlantis QLD 4000' }, 'property_data.address'],
  ])('CORE-CHAIN-02: needs an assessment: %j', async (property_data, field) => {
    const { status, body } = await client.call('POST', '/blockchain/mint-valuation-nft', { property_data });
    expect([status, body.data.fields[0].field]).toEqual([422, field]);
  });

  it('names the network and the cost as they are', async () => {
    const { body } = await newClient().call('GET', '/certificates/network');
    expect(body.network).toMatchObject({ isPublic: false, gas: expect.stringMatching(/ ETH$/) });
  });

  it('keeps the certificate when the assessment is removed', async () => {
    const other = await assess(client, `value of 3 bed house in ${known.locality}`);
    const { body } = await client.call<Certificate>('POST', '/certificates', {
      assessmentId: other.assessment_id,
    });
    await until(client, body.id, 'minted');
    await client.call('DELETE', `/assessments/${other.assessment_id}`);
    expect((await newClient().call('GET', `/certificates/${body.id}/published`)).status).toBe(200);
  });
});

describe('what is published', () => {
  it('tells no address, no place and no person', async () => {
    const { body } = await newClient().call('GET', `/certificates/${issued.id}/credential`);
    const text =
      `${JSON.stringify(body)} ${new TextDecoder().decode(await fetchBundle(issued.id))}`.toLowerCase();
    for (const word of [known.address, known.locality, known.id, 'alex chen', known.lastSaleId])
      expect(text).not.toContain(word.toLowerCase());
    expect(body.credentialSubject).toMatchObject({
      sampleData: true,
      notice: expect.stringContaining('SAMPLE DATA'),
    });
  });

  it('is a bundle that verifies by itself, and whose content has the ids that it is found by', async () => {
    const result = await verifyBundle(await fetchBundle(issued.id));
    expect(result.checks.filter((one) => one.result !== 'passed')).toEqual([]);
    const content = canonicalBytes(result.bundle?.credential);
    expect([cidV1Of(content), cidV0Of(content)]).toEqual([
      issued.published?.ipfsHash,
      issued.published?.ipfsHashV0,
    ]);
  });

  it('opens every hash with the private part, which only the workspace has', async () => {
    const reply = await client.call('GET', `/certificates/${issued.id}/private`);
    const { bundle } = await verifyBundle(await fetchBundle(issued.id));
    const part = readPrivatePart(canonicalBytes(reply.body));
    const openings = part && bundle ? openInputs(part, bundle.credential) : [];
    expect(openings.length).toBeGreaterThan(5);
    expect(openings.every(({ isOpened }) => isOpened)).toBe(true);
    const stranger = (await signUp(newClient())).client;
    expect((await stranger.call('GET', `/certificates/${issued.id}/private`)).status).toBe(404);
  });

  it('has a QR code of its public page', async () => {
    const reply = await fetch(`${url}/api/certificates/${issued.id}/qr`);
    expect(reply.headers.get('content-type')).toContain('image/svg+xml');
    expect(await reply.text()).toMatch(/^<svg .*<path d="M/s);
  });
});

describe('verification', () => {
  it.each([
    ['token id', () => issued.published?.token.tokenId],
    ['transaction hash', () => issued.published?.token.transactionHash],
    ['certificate hash', () => issued.published?.certificateHash],
    ['certificate id', () => issued.id],
    ['CIDv1', () => issued.published?.ipfsHash],
    ['CIDv0', () => `ipfs://${issued.published?.ipfsHashV0}`],
  ])('CORE-CHAIN-11 CORE-ENT-16: finds it by its %s', async (_, query) => {
    const { status, body } = await verify(query() ?? '');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isValid: true,
      certificateId: issued.id,
      valuation: assessed.valuation,
      propertyAddress: null,
      sample: true,
      // Nothing is known of a loan: how much was checked, by which rules, and what is needed.
      compliance: expect.stringMatching(
        /^\d of 9 checked \(AU-[\d.]+\): .*Serviceability hasn’t been checked/u,
      ),
    });
    expect(body.checks.map(({ result }) => result)).not.toContain('unavailable');
  });

  it('shows the address to the workspace that it belongs to', async () => {
    expect((await verify(issued.id, client)).body.propertyAddress).toBe(assessed.address);
    expect((await verify(issued.id, await visit(newClient()))).body.propertyAddress).toBeNull();
  });

  it.each(['short', '0x12', 'no certificate has such a name'])('CORE-CHAIN-16: refuses %j', async (query) => {
    const { status, body } = await verify(query);
    expect([status, body]).toMatchObject([
      422,
      { data: { fields: [{ field: 'query', message: 'Invalid NFT ID or transaction hash format' }] } },
    ]);
  });

  it.each(['999999', `0x${'ab'.repeat(32)}`])(
    'CORE-CHAIN-17: %s is well formed and none of ours',
    async (query) => {
      expect((await verify(query)).body).toMatchObject({ isValid: false, certificateId: null, checks: [] });
    },
  );

  it('CORE-CHAIN-12: has a real example, made once when it is first asked for', async () => {
    const visitor = await visit(newClient());
    const ask = async () => (await visitor.call<ExampleCertificate>('POST', '/certificates/example')).body;
    await expect.poll(async () => (await ask()).state).toBe('ready');
    const { txHash, ipfsHash } = await ask();
    for (const query of [txHash, ipfsHash])
      expect((await verify(query ?? '')).body).toMatchObject({ isValid: true, sample: true });
  });
});

describe('the log', () => {
  it('proves that each certificate is in it, and that it only grew', async () => {
    const { body: head } = await newClient().call('GET', '/certificate-log/checkpoint');
    expect(head.size).toBeGreaterThan(1);
    expect(head.anchor?.transactionHash).toMatch(/^0x/);
    const { body: proof } = await newClient().call('GET', '/certificate-log/inclusion?index=0');
    const bytes = (hash: string) => Uint8Array.from(Buffer.from(hash.replace(/^0x/, ''), 'hex'));
    expect(
      isIncluded({
        leaf: bytes(proof.leafHash),
        index: 0,
        size: proof.size,
        path: proof.path.map(bytes),
        root: bytes(head.rootHash),
      }),
    ).toBe(true);
    const { body: grown } = await newClient().call('GET', '/certificate-log/consistency?from=1');
    expect(
      isConsistent({
        before: 1,
        after: grown.to,
        beforeRoot: bytes(grown.fromRoot),
        afterRoot: bytes(head.rootHash),
        path: grown.path.map(bytes),
      }),
    ).toBe(true);
  });

  it.each(['checkpoint?size=999999', 'inclusion?index=999999', 'consistency?from=999999'])(
    'has no %s',
    async (path) => {
      expect((await newClient().call('GET', `/certificate-log/${path}`)).status).toBe(404);
    },
  );

  it('stands in the compliance report and the provider pack', async () => {
    const { body } = await client.call<ApraComplianceReport>('POST', '/blockchain/apra-compliance-report', {
      property_data: { price: 800_000 },
    });
    expect(body.certificates).toMatchObject({
      issued: 2,
      revoked: 0,
      log: {
        issuer: issued.published?.issuer,
        anchor_tx_hash: expect.any(String),
        anchor_chain_id: 31_337,
      },
    });
    const pack = JSON.stringify(body.provider_pack);
    for (const named of [
      body.certificates.log?.root_hash,
      body.certificates.log?.anchor_tx_hash,
      body.certificates.log?.issuer,
    ])
      expect(pack).toContain(named);
  });
});

describe('the verify command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'propguard-certificates-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const save = async (name: string, path: string, who: TestClient): Promise<string> => {
    const reply = await fetch(`${url}/api${path}`, { headers: { cookie: who.cookieHeader } });
    expect(reply.status).toBe(200);
    writeFileSync(join(folder, name), new Uint8Array(await reply.arrayBuffer()));
    return join(folder, name);
  };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(REPO_ROOT, 'packages/verify/src/main.ts'), ...args], {
      encoding: 'utf8',
    });

  it('verifies offline, opens the inputs and computes the value again', async () => {
    const bundle = await save('bundle.json', `/certificates/${issued.id}/bundle`, newClient());
    const privatePart = await save('private.json', `/certificates/${issued.id}/private`, client);
    const model = await save('model.pgrp', `/models/${issued.claims.model?.id}/replay-package`, operator);
    const issuer = issued.published?.issuer ?? '';
    const { status, stdout } = run(bundle, '--issuer', issuer, '--private', privatePart, '--model', model);
    for (const check of ['seal', 'issuer', 'private-part', 'inputs', 'model', 'sales', 'replay'])
      expect(stdout).toContain(`✓ ${check}\n`);
    expect([status, stdout.trim().endsWith('\nVALID')]).toEqual([0, true]);

    const text = readFileSync(privatePart, 'utf8').replaceAll('"landM2":', '"landM3":');
    writeFileSync(privatePart, text);
    const forged = run(bundle, '--private', privatePart);
    expect(forged.stdout).toContain(
      '✗ inputs: These inputs are not the ones committed to: engine-input, factSources, facts.',
    );
    expect(forged.status).toBe(1);
  });
});

describe('keys', () => {
  it('are published at the well-known address; after a rotation old certificates still verify', async () => {
    const didOf = async () => (await (await fetch(`${url}/.well-known/did.json`)).json()) as DidDocument;
    expect((await didOf()).verificationMethod).toHaveLength(1);
    expect((await client.call('POST', '/installation/signing-keys')).status).toBe(403);
    const { body } = await operator.call('POST', '/installation/signing-keys');
    expect(body.keys.map(({ retiredAt }: { retiredAt: unknown }) => retiredAt === null)).toEqual([
      false,
      true,
    ]);
    const did = await didOf();
    expect(did.verificationMethod).toHaveLength(2);
    expect((await verifyBundle(await fetchBundle(issued.id))).isValid).toBe(true);
    const { body: list } = await newClient().call<Credential>('GET', '/certificates/status/0');
    const key = publicKeyFromDocument(did, did.assertionMethod[1] as string);
    expect(key && (await hasValidSignature(list, await signatureVerifierOf(key)))).toBe(true);
  });

  it('are sealed in the database', async () => {
    const { rows } = await installation.owner.query('select sealed_secret from signing_key');
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed_secret } of rows) expect(sealed_secret).toHaveLength(12 + 16 + 32);
  });
});

describe('revocation', () => {
  it('is for an admin of the workspace, shows everywhere, and is written down', async () => {
    const { status, body } = await client.call<Certificate>('POST', `/certificates/${issued.id}/revoke`, {
      reason: 'A fact was wrong',
    });
    expect([status, body.published?.revocationReason]).toEqual([200, 'A fact was wrong']);
    const failed = (await verifyBundle(await fetchBundle(issued.id))).checks.find(
      ({ result }) => result === 'failed',
    );
    expect(failed?.check).toBe('not-revoked');
    const { body: list } = await newClient().call<Credential>('GET', '/certificates/status/0');
    expect(isRevoked(list.credentialSubject.encodedList as string, 0)).toBe(true);
    expect((await verify(issued.id)).body).toMatchObject({ isValid: false, revokedAt: expect.any(String) });
    const onChain = async () => {
      const { body: result } = await verify(issued.id);
      return result.checks.find(({ check }) => check === 'token-on-chain')?.result;
    };
    await expect.poll(onChain).toBe('failed');
    const { body: trail } = await client.call('GET', '/audit?limit=100');
    const actions = trail.items.map(
      ({ action, status: outcome }: Record<string, string>) => `${action} ${outcome}`,
    );
    expect(actions).toContain('issue-certificate COMPLETED');
    expect(actions).toContain('revoke-certificate COMPLETED');
  });

  it('makes room for another certificate of the assessment', async () => {
    const { body } = await client.call<Certificate>('POST', '/certificates', {
      assessmentId: assessed.assessment_id,
    });
    expect(body.id).not.toBe(issued.id);
    const renewed = await until(client, body.id, 'minted');
    expect((await verifyBundle(await fetchBundle(renewed.id))).isValid).toBe(true);
  });

  it('asks for a reason', async () => {
    const { status } = await client.call('POST', `/certificates/${issued.id}/revoke`, { reason: ' ' });
    expect(status).toBe(422);
  });
});
