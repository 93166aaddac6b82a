import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import type { ChainOverview } from '@propguard/protocol/titles';
import { type Address, encodeFunctionData, type Hex, numberToHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { plantSampleTitles } from './plant-sample-titles.ts';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const TITLE = {
  location: '12 Example Street, New Farm',
  areaSqFt: 5000n,
  valuationUsd: 750_000n,
  metadataUri: `ipfs://${CID}`,
};

let installation: TestInstallation;
let visitor: TestClient;
let overview: ChainOverview;
let newClient: () => TestClient;
const lender = privateKeyToAccount(generatePrivateKey());
const borrower = privateKeyToAccount(generatePrivateKey());

const rpc = async (method: string, params: unknown[] = []) =>
  (await visitor.call('POST', '/blockchain/rpc', { jsonrpc: '2.0', id: 7, method, params })).body;

/** As a wallet does it: estimate, sign, send. */
const send = async (account: typeof lender, to: Address, data: Hex) => {
  const estimate = await rpc('eth_estimateGas', [{ from: account.address, to, data }]);
  if (estimate.error) return estimate;
  const nonce = Number((await rpc('eth_getTransactionCount', [account.address, 'latest'])).result);
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId: overview.network.chainId,
    nonce,
    to,
    data,
    gas: BigInt(estimate.result) * 2n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1n,
  });
  return rpc('eth_sendRawTransaction', [raw]);
};
const mint = (owner: Address, legalDescription: string) =>
  send(
    lender,
    overview.contracts.propertyTitle as Address,
    encodeFunctionData({
      abi: propertyTitleAbi,
      functionName: 'mint',
      args: [owner, { ...TITLE, legalDescription }],
    }),
  );
const manage = (
  account: typeof lender,
  call: Parameters<typeof encodeFunctionData<typeof mortgageManagerAbi>>[0],
) => send(account, overview.contracts.mortgageManager as Address, encodeFunctionData(call));

beforeAll(async () => {
  installation = await createInstallation();
  const node = await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true' } });
  newClient = node.client;
  await plantSampleTitles(referenceOf(node.context));
  visitor = await visit(newClient());
  overview = (await visitor.call('GET', '/blockchain/overview')).body;
});
afterAll(() => installation.close());

const newest = async (list: 'titles' | 'mortgages') =>
  (await visitor.call('GET', `/blockchain/${list}?limit=1`)).body.items[0];

describe('the embedded chain for wallets', () => {
  it('CORE-CALL-17 reports its measured health to anyone', async () => {
    const { body } = await visitor.call('GET', '/blockchain/blockchain-health');
    expect(body).toMatchObject({ service: 'blockchain', status: 'healthy' });
    expect(body.details).toMatchObject({ chainId: 31_337, isEmbedded: true });
  });

  it('fills a wallet once, and not again while it has enough', async () => {
    const first = await visitor.call('POST', '/blockchain/faucet', { address: lender.address });
    expect(first.body).toMatchObject({ dollars: 2_000_000 });
    expect(first.body.transactions).toHaveLength(2);
    const again = await visitor.call('POST', '/blockchain/faucet', { address: lender.address });
    expect(again.body).toEqual({ ...first.body, transactions: [] });
    const bad = await visitor.call('POST', '/blockchain/faucet', { address: '0x12' });
    expect([bad.status, bad.body.data.fields[0].field]).toEqual([422, 'address']);
  });

  it('takes only what is on its list', async () => {
    for (const method of [
      'anvil_setBalance',
      'evm_mine',
      'eth_sendTransaction',
      'debug_traceTransaction',
      'toString',
    ])
      expect((await rpc(method)).error).toMatchObject({ code: -32_601 });
    expect((await rpc('eth_call', [{}, 'latest', {}])).error).toMatchObject({ code: -32_602 });
    expect((await rpc('eth_chainId')).result).toBe('0x7a69');
  });

  it('names an empty wallet, a wrong network, a wrong nonce and what is no transaction', async () => {
    const poor = privateKeyToAccount(generatePrivateKey());
    const transfer = {
      type: 'eip1559',
      to: lender.address,
      value: 1n,
      gas: 21_000n,
      maxFeePerGas: 10n ** 10n,
    } as const;
    const raw = await poor.signTransaction({ ...transfer, nonce: 0, chainId: 31_337 });
    expect((await rpc('eth_sendRawTransaction', [raw])).error.message).toMatch(/insufficient funds/i);
    const foreign = await lender.signTransaction({ ...transfer, nonce: 0, chainId: 1 });
    expect((await rpc('eth_sendRawTransaction', [foreign])).error.message).toMatch(/signed for chain 1/);
    const ahead = await lender.signTransaction({ ...transfer, nonce: 5, chainId: 31_337 });
    expect((await rpc('eth_sendRawTransaction', [ahead])).error.message).toMatch(/nonce is 5/);
    for (const nothing of ['0x', '0x02f8', 'hello', null])
      expect((await rpc('eth_sendRawTransaction', [nothing])).error).toBeDefined();
  });
});

describe('what anybody may send', () => {
  const kept = async (): Promise<number> =>
    (await installation.owner.query<{ kept: number }>('select count(*)::int as kept from chain_transaction'))
      .rows[0]?.kept ?? 0;
  /** JUMPDEST PUSH1 0 JUMP: never ends. */
  const ENDLESS = '0x5b600056';

  it('a call without end and with gas without limit ends soon, and is not asked a second time', async () => {
    for (const method of ['eth_call', 'eth_estimateGas'])
      for (const gas of [undefined, '0xffffffffffffffff', numberToHex(10n ** 30n)]) {
        const reply = await rpc(method, [{ data: ENDLESS, ...(gas ? { gas } : {}) }, 'latest']);
        expect(reply.error ?? reply.result, `${method} ${gas}`).toBeDefined();
        expect(reply.result).toBeUndefined();
      }
    expect((await rpc('eth_blockNumber')).result).toBeDefined();
    expect((await rpc('eth_call', ['0x'])).error).toMatchObject({ code: -32_602 });
  });

  it('what cannot be paid, asks for too much gas, is too long or offers too little is refused and not kept', async () => {
    const before = await kept();
    const poor = privateKeyToAccount(generatePrivateKey());
    const nonce = Number((await rpc('eth_getTransactionCount', [lender.address, 'latest'])).result);
    const transfer = { type: 'eip1559', to: poor.address, value: 1n, chainId: 31_337 } as const;
    const refused: [string, RegExp][] = [
      [
        await poor.signTransaction({ ...transfer, nonce: 0, gas: 21_000n, maxFeePerGas: 10n ** 10n }),
        /insufficient funds/i,
      ],
      [
        await lender.signTransaction({ ...transfer, nonce, gas: 20_000_000n, maxFeePerGas: 10n ** 10n }),
        /at most 16000000 gas/,
      ],
      [
        await lender.signTransaction({ ...transfer, nonce, gas: 21_000n, maxFeePerGas: 1n }),
        /fee is too low/,
      ],
      [
        await lender.signTransaction({
          ...transfer,
          nonce,
          gas: 15_000_000n,
          maxFeePerGas: 10n ** 10n,
          data: `0x${'00'.repeat(60_000)}`,
        }),
        /at most 100000 characters/,
      ],
    ];
    for (const [raw, words] of refused)
      expect((await rpc('eth_sendRawTransaction', [raw])).error.message).toMatch(words);
    expect(await kept()).toBe(before);
  });
});

describe('what wallets may ask and send', () => {
  it('is no history of fees without end', async () => {
    const ask = async (blocks: unknown, percentiles?: unknown) =>
      rpc('eth_feeHistory', [blocks, 'latest', ...(percentiles === undefined ? [] : [percentiles])]);
    expect((await ask('0x4', [10, 50])).result.reward[0]).toHaveLength(2);
    expect((await ask('0x4')).error).toBeUndefined();
    const many = Array.from({ length: 101 }, (_, at) => at / 2);
    for (const [blocks, percentiles] of [
      ['0x4', many],
      ['0x401', [1]],
      ['0x4', { length: 1 }],
      ['many', [1]],
    ])
      expect((await ask(blocks, percentiles)).error).toMatchObject({ code: -32_602 });
  });

  it('is so much a day of one caller, and together so much as the chain has room for', async () => {
    const nodeWith = async (settings: Record<string, string>) =>
      (
        await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true', TRUST_PROXY: '1', ...settings } })
      ).client();
    const raw = (data: Hex) =>
      lender.signTransaction({
        type: 'eip1559',
        to: borrower.address,
        nonce: 9_999,
        chainId: 31_337,
        gas: 1_000_000n,
        maxFeePerGas: 10n ** 10n,
        data,
      });
    const sendFrom = async (client: TestClient, address: string, data: Hex = '0x') =>
      client.call(
        'POST',
        '/blockchain/rpc',
        { method: 'eth_sendRawTransaction', params: [await raw(data)] },
        { 'x-forwarded-for': address },
      );
    const few = await nodeWith({ CHAIN_RELAY_PER_DAY: '2' });
    await visit(few);
    const replies = [];
    for (let at = 0; at < 3; at += 1) replies.push(await sendFrom(few, '203.0.113.1'));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies[0]?.body.error.message).toMatch(/nonce/);
    expect((await sendFrom(few, '203.0.113.2')).status).toBe(200);
    const filled = await few.call(
      'POST',
      '/blockchain/faucet',
      { address: privateKeyToAccount(generatePrivateKey()).address },
      { 'x-forwarded-for': '203.0.113.1' },
    );
    expect(filled.body.code).toBe('RATE_LIMITED');

    const small = await nodeWith({ CHAIN_RELAY_KB_PER_DAY: '50' });
    await visit(small);
    const long: Hex = `0x${'00'.repeat(20_000)}`;
    expect((await sendFrom(small, '203.0.113.3', long)).status).toBe(200);
    expect((await sendFrom(small, '203.0.113.3', long)).status).toBe(429);

    const full = await nodeWith({ CHAIN_RELAY_TOTAL_MB: '1' });
    await visit(full);
    await installation.owner.query(
      `insert into chain_transaction (chain_id, hash, raw, sender, block_time) values (7, '0x7', repeat('0', 1048576), '0x7', 0)`,
    );
    expect(await sendFrom(full, '203.0.113.4')).toMatchObject({
      status: 413,
      body: { code: 'STORAGE_FULL', data: { storage: { limitBytes: 1_048_576 } } },
    });
    await installation.owner.query(`delete from chain_transaction where hash = '0x7'`);
  });
});

describe('titles and mortgages', () => {
  const approve = (account: typeof lender, to: Address) =>
    encodeFunctionData({
      abi: demoDollarAbi,
      functionName: 'approve',
      args: [to, account === lender ? 10n ** 12n : 10n ** 10n],
    });
  let titleId = '';
  let mortgageId = 0n;
  const terms = () => ({
    titleId: BigInt(titleId),
    borrower: borrower.address,
    principal: 10_000_000n,
    monthlyPayment: 5_100_000n,
    termMonths: 2,
    annualRateBps: 550,
  });

  beforeAll(async () => {
    await visitor.call('POST', '/blockchain/faucet', { address: borrower.address });
  });

  it('OPS-ENT-29 mints a title, once for a legal description', async () => {
    const sent = await mint(borrower.address, 'Lot 1 on RP 12345');
    expect(sent.result).toMatch(/^0x/);
    const title = await newest('titles');
    expect(title).toMatchObject({
      location: TITLE.location,
      areaSqFt: 5000,
      valuationUSD: 750_000,
      legalDescription: 'Lot 1 on RP 12345',
      hasMortgage: false,
      currentOwner: borrower.address,
      metadataURI: TITLE.metadataUri,
      isSample: false,
    });
    titleId = title.tokenId;
    const again = await mint(lender.address, 'Lot 1 on RP 12345');
    expect(again.error.data).toMatch(/^0x/);
    expect((await newest('titles')).tokenId).toBe(titleId);
    expect((await visitor.call('GET', `/blockchain/titles/${titleId}`)).body).toEqual(title);
    expect((await visitor.call('GET', '/blockchain/titles/999999')).status).toBe(404);
  });

  it('OPS-ENT-30, OPS-CHAIN-22 offers, starts, is paid and releases the title', async () => {
    const manager = overview.contracts.mortgageManager as Address;
    const dollars = overview.contracts.demoDollar as Address;
    await send(lender, dollars, approve(lender, manager));
    await send(borrower, dollars, approve(borrower, manager));
    await manage(lender, { abi: mortgageManagerAbi, functionName: 'create', args: [terms()] });
    const offered = await newest('mortgages');
    expect(offered).toMatchObject({
      contractAddress: manager,
      lender: lender.address,
      borrower: borrower.address,
      propertyTokenId: titleId,
      principal: 100_000,
      monthlyPayment: 51_000,
      totalMonths: 2,
      monthsPaid: 0,
      amountPaid: 0,
      annualRatePercent: 5.5,
      status: 'Offered',
      startDate: null,
      dueDate: null,
    });
    mortgageId = BigInt(offered.mortgageId);

    const approveTitle = encodeFunctionData({
      abi: propertyTitleAbi,
      functionName: 'approve',
      args: [manager, BigInt(titleId)],
    });
    await send(borrower, overview.contracts.propertyTitle as Address, approveTitle);
    await manage(borrower, { abi: mortgageManagerAbi, functionName: 'accept', args: [mortgageId] });
    expect(await newest('mortgages')).toMatchObject({ status: 'Active', dueDate: expect.any(String) });
    expect((await visitor.call('GET', `/blockchain/titles/${titleId}`)).body).toMatchObject({
      hasMortgage: true,
      currentOwner: borrower.address,
    });

    const wrongAmount = { abi: mortgageManagerAbi, functionName: 'pay', args: [mortgageId, 1n] } as const;
    expect((await manage(borrower, wrongAmount)).error).toBeDefined();
    const second = { abi: mortgageManagerAbi, functionName: 'create', args: [terms()] } as const;
    expect((await manage(lender, second)).error).toBeDefined();
    const pay = { abi: mortgageManagerAbi, functionName: 'pay', args: [mortgageId, 5_100_000n] } as const;
    expect((await manage(lender, pay)).error).toBeDefined();
    await manage(borrower, pay);
    expect(await newest('mortgages')).toMatchObject({ status: 'Active', monthsPaid: 1, amountPaid: 51_000 });
    await manage(borrower, pay);
    expect(await newest('mortgages')).toMatchObject({ status: 'PaidOff', monthsPaid: 2, dueDate: null });
    await manage(borrower, { abi: mortgageManagerAbi, functionName: 'release', args: [mortgageId] });
    expect(await newest('mortgages')).toMatchObject({ status: 'Released' });
    expect((await visitor.call('GET', `/blockchain/titles/${titleId}`)).body).toMatchObject({
      hasMortgage: false,
    });
  });

  it('shows what happened: transactions with their events, and contracts with their source', async () => {
    const { body } = await visitor.call('GET', '/blockchain/transactions?contract=mortgageManager&limit=2');
    expect(body.items.map(({ call }: { call: string }) => call)).toEqual(['release', 'pay']);
    expect(body.items[0].events.map(({ name }: { name: string }) => name)).toContain('TitleReleased');
    const next = await visitor.call(
      'GET',
      `/blockchain/transactions?contract=mortgageManager&limit=2&cursor=${body.nextCursor}`,
    );
    expect(next.body.items[0].call).toBe('pay');
    const one = await visitor.call('GET', `/blockchain/transactions/${body.items[0].hash}`);
    expect(one.body).toEqual(body.items[0]);
    expect((await visitor.call('GET', `/blockchain/transactions/0x${'0'.repeat(64)}`)).status).toBe(404);
    expect((await visitor.call('GET', '/blockchain/transactions/0x12')).status).toBe(422);
    const { body: contract } = await visitor.call('GET', '/blockchain/contracts/mortgageManager');
    expect(contract.source).toContain('contract MortgageManager');
    expect(contract.address).toBe(overview.contracts.mortgageManager);
  });

  it('pages through titles, newest first', async () => {
    for (const lot of ['Lot 2', 'Lot 3']) await mint(lender.address, lot);
    const first = (await visitor.call('GET', '/blockchain/titles?limit=2')).body;
    expect(first.items.map(({ legalDescription }: { legalDescription: string }) => legalDescription)).toEqual(
      ['Lot 3', 'Lot 2'],
    );
    const rest = (await visitor.call('GET', `/blockchain/titles?limit=2&cursor=${first.nextCursor}`)).body;
    expect(rest.items[0].legalDescription).toBe('Lot 1 on RP 12345');
  });
});

describe('the sample titles', () => {
  it('are no longer offered once the operator has taken the sample data out', async () => {
    const { body: before } = await visitor.call('GET', '/blockchain/overview');
    const all = (await visitor.call('GET', '/blockchain/titles?limit=100')).body.items;
    const samples = all.filter(({ isSample }: { isSample: boolean }) => isSample);
    expect(samples.map(({ tokenId }: { tokenId: string }) => tokenId)).toEqual(['3', '2', '1']);

    const { client: operator } = await signUp(newClient(), 'Operator');
    expect((await operator.call('DELETE', '/installation/sample-data')).status).toBe(200);
    const titles = async () => (await visitor.call('GET', '/blockchain/titles?limit=2')).body;
    await expect.poll(async () => (await visitor.call('GET', '/blockchain/titles/1')).status).toBe(404);
    const first = await titles();
    const rest = (await visitor.call('GET', `/blockchain/titles?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...rest.items]).toEqual(
      all.filter(({ isSample }: { isSample: boolean }) => !isSample),
    );
    expect(rest.nextCursor).toBeNull();
    const { body: mortgages } = await visitor.call('GET', '/blockchain/mortgages?limit=100');
    expect(mortgages.items.map(({ isSample }: { isSample: boolean }) => isSample)).toEqual([false]);
    expect((await visitor.call('GET', '/blockchain/overview')).body).toMatchObject({
      titleCount: before.titleCount - 3,
      mortgageCount: before.mortgageCount - 1,
    });
    const { body: history } = await visitor.call('GET', '/blockchain/transactions?limit=100');
    expect(history.items.length).toBeGreaterThan(20);
  });
});

describe('an installation without a chain', () => {
  it('says so, and nothing else fails', async () => {
    const { client } = await installation.startNode();
    const other = await visit(client());
    expect((await other.call('GET', '/blockchain/overview')).body.code).toBe('UNAVAILABLE');
    expect((await other.call('GET', '/blockchain/blockchain-health')).body).toMatchObject({ status: 'down' });
  });
});

describe('the door of the chain', () => {
  const BLOCK = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };
  const makeAddress = async (client: TestClient): Promise<string> => {
    const { status, body } = await client.call('POST', '/blockchain/wallet-addresses');
    expect(status).toBe(201);
    return new URL(body.rpcUrl).pathname.replace('/api', '');
  };

  it('is closed to who has no session', async () => {
    expect((await newClient().call('POST', '/blockchain/rpc', BLOCK)).body.code).toBe('UNAUTHENTICATED');
  });

  it('lets a wallet in by an address that a member or a visitor made, without a session', async () => {
    const path = await makeAddress(visitor);
    expect(path).toMatch(/^\/blockchain\/rpc\/[\w-]{43}$/);
    const { status, body } = await newClient().call('POST', path, BLOCK);
    expect(status).toBe(200);
    expect(Number(body.result)).toBeGreaterThan(0);
    const sent = await newClient().call('POST', path, { ...BLOCK, method: 'anvil_setBalance' });
    expect(sent.body.error.code).toBe(-32_601);
  });

  it('is closed again when whoever made the address is no member any more', async () => {
    const { client, session } = await signUp(newClient());
    const path = await makeAddress(client);
    await installation.owner.query('delete from member where workspace_id = $1', [session.workspace.id]);
    expect((await newClient().call('POST', path, BLOCK)).body.code).toBe('LINK_EXPIRED');
  });

  it('has no address without end', async () => {
    const { client } = await signUp(newClient());
    const replies = await Promise.all(
      Array.from({ length: 13 }, () => client.call('POST', '/blockchain/wallet-addresses')),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(replies.filter(({ body }) => body.code === 'LIMIT_REACHED')).toHaveLength(3);
  });
});
