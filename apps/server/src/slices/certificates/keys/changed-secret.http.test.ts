import { Writable } from 'node:stream';
import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { Certificate, CertificateVerification } from '@propguard/protocol/certificates';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../../test/support/installation.ts';
import { findKnownHome } from '../../../../test/support/known-home.ts';
import { PATIENCE } from '../../../../test/support/patience.ts';
import { signUp } from '../../../../test/support/people.ts';
import { SEALED_FOR } from '../../../identity/sealed-columns.ts';
import type { Vault } from '../../../identity/vault.ts';

const FIRST = 'the first secret that an operator gives';
const SECOND = 'the second secret that an operator gives';

let installation: TestInstallation;
let client: TestClient;
let url: string;
let issued: Certificate;
let command: string;
let said = '';
let vault: Vault;
let chainIssuer: string;

/** Alone, with the settings given; signing in again, because sessions are signed with the secret too. */
const restart = async (settings: Record<string, string>): Promise<void> => {
  await installation.stopNodes();
  said = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      said += String(chunk);
      done();
    },
  });
  const node = await installation.startNode({
    settings: { CHAIN_EMBEDDED: 'true', ...settings },
    log: pino({ level: 'error' }, stream),
  });
  url = node.url as string;
  vault = node.context.vault;
  client = (await signUp(node.client())).client;
};

const mint = async () => {
  const { body } = await client.call<AnalyseReply>('POST', '/propguard/process-command', { command });
  return client.call<Certificate & { code?: string }>('POST', '/certificates', {
    assessmentId: body.assessment_id,
  });
};
const mintWhole = async (): Promise<Certificate> => {
  const { body } = await mint();
  const read = async () => (await client.call<Certificate>('GET', `/certificates/${body.id}`)).body;
  await vi.waitFor(async () => expect((await read()).state).toBe('minted'), PATIENCE);
  return read();
};
const fetchBundle = () => fetch(`${url}/api/certificates/${issued.id}/bundle`);
const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer());
const verify = async () =>
  (await client.call<CertificateVerification>('GET', `/certificates/verify?query=${issued.id}`)).body;
const keyIds = async (): Promise<string[]> =>
  (await installation.owner.query('select id from signing_key')).rows.map(({ id }) => id);

beforeAll(async () => {
  installation = await createInstallation();
  command = `value of 3 bed house in ${(await findKnownHome(installation)).locality}`;
  await restart({});
  issued = await mintWhole();
  chainIssuer = (await client.call('GET', '/blockchain/overview')).body.issuer;
});
afterAll(() => installation.close());

it('the account of the embedded chain is sealed, also one that an earlier version left open', async () => {
  const account = async () =>
    (await installation.owner.query('select private_key, length(sealed_key) as sealed from chain_account'))
      .rows[0];
  expect(await account()).toEqual({ private_key: null, sealed: 12 + 16 + 32 });
  const { rows } = await installation.owner.query('select sealed_key from chain_account');
  const opened = vault.open(SEALED_FOR.chainAccount, rows[0].sealed_key);
  await installation.owner.query('update chain_account set sealed_key = null, private_key = $1', [
    `0x${opened?.toString('hex')}`,
  ]);
  await restart({});
  expect(await account()).toEqual({ private_key: null, sealed: 12 + 16 + 32 });
  expect((await client.call('GET', '/blockchain/overview')).body.issuer).toBe(chainIssuer);
});

it('a secret that is given for the first time opens what the one before has sealed', async () => {
  const [before] = await keyIds();
  await restart({ PROPGUARD_SECRET: FIRST });
  expect(said).toBe('');
  expect(await keyIds()).toEqual([before]);
  expect(await verifyBundle(await bytesOf(await fetchBundle()))).toMatchObject({ isValid: true });
  expect((await mintWhole()).published?.issuer).toBe(issued.published?.issuer);
});

it('another secret without the one before: the start names the setting, and no key is made or used', async () => {
  const kept = await bytesOf(await fetchBundle());
  const before = await keyIds();
  await restart({ PROPGUARD_SECRET: SECOND });
  expect(said).toContain('Start with PROPGUARD_SECRET_PREVIOUS set to the previous one');
  expect(said).toContain('keys that sign certificates, the account of the embedded chain');
  expect((await mint()).body.code).toBe('KEYS_LOCKED');
  const bundle = await fetchBundle();
  expect([bundle.status, ((await bundle.json()) as { code: string }).code]).toEqual([503, 'KEYS_LOCKED']);
  expect((await client.call('GET', '/certificates/status/0')).body.code).toBe('KEYS_LOCKED');
  expect((await client.call('GET', '/blockchain/titles')).body.code).toBe('KEYS_LOCKED');
  expect(await keyIds()).toEqual(before);

  expect(await verifyBundle(kept)).toMatchObject({ isValid: true });
  const found = await verify();
  expect(found).toMatchObject({ isValid: true, certificateId: issued.id });
  expect(found.checks.map(({ check, result }) => `${check} ${result}`)).toEqual([
    'canonical-form passed',
    'issuer-key passed',
    'credential-signature passed',
    'checkpoint-signature passed',
    'log-inclusion passed',
    'not-revoked passed',
    'anchor-on-chain unavailable',
    'token-on-chain unavailable',
  ]);
  const did = (await (await fetch(`${url}/.well-known/did.json`)).json()) as { assertionMethod: string[] };
  expect(did.assertionMethod).toHaveLength(1);
});

it('with the one before, everything is sealed anew and goes on as it was', async () => {
  await restart({ PROPGUARD_SECRET: SECOND, PROPGUARD_SECRET_PREVIOUS: FIRST });
  expect(said).toBe('');
  await restart({ PROPGUARD_SECRET: SECOND });
  expect(said).toBe('');
  expect((await mintWhole()).published?.issuer).toBe(issued.published?.issuer);
  const found = await verify();
  expect(found.checks.map(({ result }) => result)).toEqual(Array(11).fill('passed'));
  expect((await client.call('GET', '/blockchain/overview')).body.issuer).toBe(chainIssuer);
});
