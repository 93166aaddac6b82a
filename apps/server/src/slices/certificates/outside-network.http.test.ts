import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { Certificate, CertificateVerification } from '@propguard/protocol/certificates';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome } from '../../../test/support/known-home.ts';
import { type OutsideChain, startOutsideChain, startSwitch } from '../../../test/support/outside-chain.ts';
import { signUp } from '../../../test/support/people.ts';
import type { Chain } from '../../providers/chain/chain.ts';
import type { RunningNode } from '../../start/node.ts';
import { takeSteps } from './issue-certificate.ts';

const POLYGON = 137;
const OTHER = 4242;
const SOME_COIN_WEI = 10n ** 18n;

let installation: TestInstallation;
let [polygon, other, anew]: OutsideChain[] = [];
let outside: Awaited<ReturnType<typeof startSwitch>>;
let node: RunningNode & { client: () => TestClient };
let client: TestClient;
let workspaceId: string;
let locality: string;
let bedrooms = 1;
const key = generatePrivateKey();
const issuer = privateKeyToAccount(key).address;

/** No job runs here: the test takes the steps. */
const startNode = (settings: Record<string, string>) =>
  installation.startNode({ settings: { CHAIN_PRIVATE_KEY: key, ...settings }, jobs: [] });

const assess = async (): Promise<AnalyseReply> =>
  (
    await client.call<AnalyseReply>('POST', '/propguard/process-command', {
      command: `value of ${bedrooms++} bed house in ${locality}`,
    })
  ).body;
const request = async ({ assessment_id: assessmentId }: AnalyseReply) =>
  client.call<Certificate & { code?: string }>('POST', '/certificates', { assessmentId });
const issue = (id: string, { context } = node, faults: Partial<Chain> = {}): Promise<unknown> => {
  const services = { ...context, chain: Object.assign(Object.create(context.chain), faults) };
  return takeSteps(
    {
      services,
      transaction: (work) => context.database.inWorkspace({ workspaceId, accountId: null }, 'write', work),
    },
    id,
  ).catch((error: unknown) => error);
};
const read = async (id: string) => (await client.call<Certificate>('GET', `/certificates/${id}`)).body;
const verify = async (query: string, by = node.client()) =>
  (await by.call<CertificateVerification>('GET', `/certificates/verify?query=${query}`)).body;
const health = async (by = node.client()) => (await by.call('GET', '/blockchain/blockchain-health')).body;
const count = async (table: string): Promise<number> =>
  (await installation.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n;

const begin = async (): Promise<void> => {
  node = await startNode({ CHAIN_RPC_URL: outside.url, CHAIN_ID: String(POLYGON) });
  const person = await signUp(node.client());
  client = person.client;
  workspaceId = person.session.workspace.id;
};

beforeAll(async () => {
  installation = await createInstallation();
  locality = (await findKnownHome(installation)).locality;
  [polygon, other, anew] = await Promise.all([POLYGON, OTHER, POLYGON].map(startOutsideChain));
  outside = await startSwitch(polygon as OutsideChain);
  await begin();
});
afterAll(async () => {
  await installation.close();
  outside.stop();
  for (const chain of [polygon, other, anew]) await chain?.stop();
});

it('CORE-CHAIN-08 CORE-CHAIN-09: Polygon is called what the specification calls it, and no fee is made up', async () => {
  const { body } = await node.client().call('GET', '/certificates/network');
  expect(body.network).toEqual({
    chainId: POLYGON,
    name: 'Polygon Mainnet',
    isPublic: true,
    // An account without coin has no contract there, of which a fee could be estimated.
    gas: null,
    explorerUrl: 'https://polygonscan.com',
  });
});

it('nothing that rests on sample data is minted on a public network, and nothing is written', async () => {
  const { status, body } = await request(await assess());
  expect([status, body.code]).toEqual([409, 'SAMPLE_ON_PUBLIC_NETWORK']);
  expect((await client.call('POST', '/certificates/example')).body).toMatchObject({ state: 'none' });
  expect(await count('certificate')).toBe(0);
});

it('an account without coin is named, and nothing is issued', async () => {
  // As if real sales and layers had been imported in their place.
  for (const table of ['dataset', 'hazard_layer', 'market_figure'])
    await installation.owner.query(`update ${table} set sample = false`);
  await installation.stopNodes();
  await begin();
  const { status, body } = await request(await assess());
  expect([status, body.claims.sampleData]).toEqual([200, false]);
  await issue(body.id);
  expect((await read(body.id)).failure).toEqual({
    reason: 'insufficient-funds',
    message: 'Transaction failed: Insufficient gas fee',
  });
  expect((await client.call('GET', `/certificates/${body.id}/published`)).status).toBe(404);
  expect(await health()).toMatchObject({
    status: 'down',
    details: { problem: 'The issuing account can’t pay for transactions.' },
  });
  expect((await client.call('GET', '/blockchain/overview')).body.code).toBe('CHAIN_ACCOUNT_EMPTY');
  expect(Number(await polygon?.rpc('eth_getTransactionCount', [issuer, 'latest']))).toBe(0);
});

it('with coin, trying again deploys, anchors and mints there, and the certificate verifies', async () => {
  await polygon?.give(issuer, SOME_COIN_WEI);
  const { rows } = await installation.owner.query('select id, assessment_id from certificate');
  const { body } = await client.call<Certificate>('POST', '/certificates', {
    assessmentId: rows[0].assessment_id,
  });
  await issue(body.id);
  const issued = await read(body.id);
  expect([issued.id, issued.state, issued.failure]).toEqual([rows[0].id, 'minted', null]);
  expect(issued.published?.token).toMatchObject({
    chainId: POLYGON,
    network: 'Polygon Mainnet',
    fee: expect.stringMatching(/ POL$/),
  });
  const found = await verify(issued.published?.token.transactionHash ?? '');
  expect(found).toMatchObject({ isValid: true, certificateId: issued.id });
  expect(found.checks.map(({ result }) => result)).toEqual(Array(11).fill('passed'));
  const bundle = await fetch(`${node.url}/api/certificates/${issued.id}/bundle`);
  expect(await verifyBundle(new Uint8Array(await bundle.arrayBuffer()))).toMatchObject({ isValid: true });
  expect((await client.call('GET', '/blockchain/overview')).body).toMatchObject({
    network: { name: 'Polygon Mainnet', isEmbedded: false },
    issuer,
  });
  expect(await count('chain_contract')).toBe(5);
});

it('while it cannot be reached, or another network answers in its place, that is said and nothing is sent', async () => {
  const waiting = (await request(await assess())).body;
  const mint = { property_data: { assessment_id: (await assess()).assessment_id }, valuation_data: {} };
  for (const [behind, reason, code] of [
    [null, 'unreachable', 'UNAVAILABLE'],
    [other, 'wrong-network', 'WRONG_NETWORK'],
  ] as const) {
    outside.to(behind ?? null);
    await issue(waiting.id);
    expect((await read(waiting.id)).failure?.reason).toBe(reason);
    expect((await client.call('POST', '/blockchain/mint-valuation-nft', mint)).body.code).toBe(code);
    expect((await client.call('GET', '/blockchain/titles')).body.code).toBe(code);
    expect((await health()).status).toBe('down');
  }
  expect(Number(await other?.rpc('eth_blockNumber'))).toBe(0);
  outside.to(polygon as OutsideChain);
  await issue(waiting.id);
  expect(await verify(waiting.id)).toMatchObject({ isValid: true });
});

it('a network that was made anew, or is not the one that is configured, is not taken for it', async () => {
  const fresh = await startNode({ CHAIN_RPC_URL: anew?.url ?? '', CHAIN_ID: String(POLYGON) });
  expect((await health(fresh.client())).details.problem).toMatch(/Chain 137 has nothing at 0x/);
  const wrong = await startNode({ CHAIN_RPC_URL: other?.url ?? '', CHAIN_ID: String(POLYGON) });
  expect((await health(wrong.client())).details.problem).toBe(
    'CHAIN_RPC_URL leads to chain 4242; CHAIN_ID says 137.',
  );
  for (const chain of [anew, other]) expect(Number(await chain?.rpc('eth_blockNumber'))).toBe(0);
});

it('when the network is changed on the way, a certificate is anchored where it is minted', async () => {
  const { body } = await request(await assess());
  const away = (): never => {
    throw new Error('The power went');
  };
  await issue(body.id, node, { mintCertificate: away });
  expect((await read(body.id)).state).toBe('anchored');
  // Before it starts: it looks for its contracts there at once, and deploys them.
  await other?.give(issuer, SOME_COIN_WEI);
  const moved = await startNode({ CHAIN_RPC_URL: other?.url ?? '' });
  await issue(body.id, moved);
  const found = await verify(body.id, moved.client());
  expect(found.checks.map(({ result }) => result)).toEqual(Array(11).fill('passed'));
});

it('what was asked for on a chain of our own is not minted on a public one if it rests on sample data', async () => {
  const { body } = await request(await assess());
  await installation.owner.query(
    `update certificate set claims = jsonb_set(claims, '{sampleData}', 'true') where id = $1`,
    [body.id],
  );
  await issue(body.id);
  const stopped = await read(body.id);
  expect([stopped.state, stopped.failure?.reason, stopped.published]).toEqual(['logged', 'sample', null]);
});
