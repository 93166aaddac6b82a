import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { isAlive } from '../../db/embedded/processes.ts';
import type { ChainService } from './chain-service.ts';
import { stopAnvil } from './embedded/anvil-process.ts';
import { isAnvilEmulated } from './embedded/anvil-program.ts';

/** A second is what a person waits for; an emulated chain only has to get there. */
const MINTED_WITHIN_MS = isAnvilEmulated ? 10_000 : 1000;

const hash = (): Hex => `0x${randomBytes(32).toString('hex')}`;

let installation: TestInstallation;
let folder: string;
const startChainNode = () =>
  installation.startNode({
    settings: { CHAIN_EMBEDDED: 'true', DATA_DIR: folder, PROPGUARD_ROLE: 'worker' },
  });
const startChain = async (): Promise<ChainService> => (await startChainNode()).context.chain as ChainService;
const chainProcess = async () =>
  (await installation.owner.query<{ pid: number; port: number }>('select pid, port from chain_node'))
    .rows[0] as {
    pid: number;
    port: number;
  };

beforeAll(async () => {
  installation = await createInstallation();
  folder = await mkdtemp(join(tmpdir(), 'propguard-chain-'));
});
afterAll(async () => {
  await installation.close();
  await rm(folder, { recursive: true, force: true });
});

describe('certificates on the embedded chain', () => {
  let chain: ChainService;
  beforeAll(async () => {
    chain = await startChain();
  });

  test('are minted once, in a moment, and found by each of their names', async () => {
    await chain.contracts();
    const certificateHash = hash();
    const startedAt = performance.now();
    // CORE-CHAIN-08: what it would cost is known before, and is not less than what it then costs.
    const estimate = await chain.estimateMintFee();
    const minted = await chain.mintCertificate({ certificateHash, uri: 'https://example.test/c/1' });
    expect(estimate).toBeGreaterThanOrEqual(BigInt(minted.feeWei));
    expect(performance.now() - startedAt).toBeLessThan(MINTED_WITHIN_MS);
    expect(await chain.mintCertificate({ certificateHash, uri: 'https://example.test/c/1' })).toEqual(minted);

    const token = {
      tokenId: minted.tokenId,
      certificateHash,
      owner: await chain.issuer(),
      txHash: minted.txHash,
      blockNumber: minted.blockNumber,
      isRevoked: false,
    };
    expect(await chain.findCertificate({ tokenId: minted.tokenId })).toEqual(token);
    expect(await chain.findCertificate({ certificateHash })).toEqual(token);
    expect(await chain.findCertificate({ txHash: minted.txHash })).toEqual(token);
    for (const unknown of [{ tokenId: '9999' }, { tokenId: '9'.repeat(78) }, { txHash: hash() }])
      expect(await chain.findCertificate(unknown)).toBeNull();
  });

  test('ten at once get ten tokens; the same one ten times gets one', async () => {
    const many = await Promise.all(
      Array.from({ length: 10 }, () => chain.mintCertificate({ certificateHash: hash(), uri: 'x' })),
    );
    expect(new Set(many.map(({ tokenId }) => tokenId)).size).toBe(10);
    const certificateHash = hash();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => chain.mintCertificate({ certificateHash, uri: 'x' })),
    );
    expect(new Set(same.map(({ txHash }) => txHash)).size).toBe(1);
  });

  test('are revoked once; what was never minted cannot be', async () => {
    const certificateHash = hash();
    await chain.mintCertificate({ certificateHash, uri: 'x' });
    const revoked = await chain.revokeCertificate(certificateHash);
    expect(await chain.revokeCertificate(certificateHash)).toEqual(revoked);
    expect(await chain.findCertificate({ certificateHash })).toMatchObject({ isRevoked: true });
    await expect(chain.revokeCertificate(hash())).rejects.toMatchObject({
      reason: 'reverted',
      revertName: 'UnknownCertificate',
    });
  });

  test('checkpoints are anchored once, and the log only grows', async () => {
    const rootHash = hash();
    const sent = await chain.anchorCheckpoint({ treeSize: 5, rootHash });
    expect(await chain.anchorCheckpoint({ treeSize: 5, rootHash })).toEqual(sent);
    expect(await chain.findAnchor(5)).toEqual({
      rootHash,
      txHash: sent.txHash,
      blockNumber: sent.blockNumber,
    });
    expect(await chain.findAnchor(4)).toBeNull();
    await expect(chain.anchorCheckpoint({ treeSize: 4, rootHash })).rejects.toMatchObject({
      revertName: 'LogMustGrow',
    });
    await expect(chain.anchorCheckpoint({ treeSize: 5, rootHash: hash() })).rejects.toMatchObject({
      revertName: 'OtherRootAnchored',
    });
  });
});

describe('the embedded chain', () => {
  const certificateHash = hash();

  test('is one for all nodes, and goes on when the one that started it leaves', async () => {
    await installation.stopNodes();
    const first = await startChainNode();
    const contracts = await first.context.chain?.contracts();
    const second = await startChain();
    const minted = await second.mintCertificate({ certificateHash, uri: 'x' });
    expect(await first.context.chain?.findCertificate({ certificateHash })).toMatchObject({
      txHash: minted.txHash,
    });
    const { pid } = await chainProcess();
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(await second.findCertificate({ certificateHash })).toMatchObject({ txHash: minted.txHash });
    expect(await second.contracts()).toEqual(contracts);
    expect((await chainProcess()).pid).not.toBe(pid);
  });

  test('that nobody could write down is stopped at once', async () => {
    await installation.stopNodes();
    await installation.owner.query('alter table chain_node add constraint unwritable check (pid < 0)');
    const { context } = await startChainNode();
    await expect(context.chain?.contracts()).rejects.toThrow(/chain_node/);
    // While it stands, the node tries again from time to time: each is stopped like the first.
    await vi.waitFor(
      () =>
        expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(
          join(folder, 'chain'),
        ),
      PATIENCE,
    );
    await installation.owner.query('alter table chain_node drop constraint unwritable');
  });

  test('kept its state over a restart of the installation', async () => {
    await (await startChain()).contracts();
    const before = await chainProcess();
    await installation.stopNodes();
    expect(await chainProcess()).toBeUndefined();
    const chain = await startChain();
    expect(await chain.findCertificate({ certificateHash })).toMatchObject({ isRevoked: false });
    expect((await chainProcess()).pid).not.toBe(before.pid);
  });

  test('killed with everything it had not saved, is replayed to the same blocks', async () => {
    const chain = await startChain();
    const lost = hash();
    const minted = await chain.mintCertificate({ certificateHash: lost, uri: 'x' });
    await stopAnvil(await chainProcess(), 'SIGKILL');
    expect(await chain.findCertificate({ certificateHash: lost })).toMatchObject({
      tokenId: minted.tokenId,
      txHash: minted.txHash,
      blockNumber: minted.blockNumber,
    });
    const { client } = await chain.open();
    const { rows } = await installation.owner.query<{ block_time: string }>(
      'select block_time from chain_transaction where hash = $1',
      [minted.txHash],
    );
    const block = await client.getBlock({ blockNumber: BigInt(minted.blockNumber) });
    expect(Number(block.timestamp)).toBe(Number(rows[0]?.block_time));
  });

  test('that falls silent is ended, and another one takes its place', async () => {
    const chain = await startChain();
    const asked = hash();
    const minted = await chain.mintCertificate({ certificateHash: asked, uri: 'x' });
    const silent = await chainProcess();
    process.kill(silent.pid, 'SIGSTOP');
    try {
      // Asked again until it has been noticed: what is under way with the silent one fails first.
      await expect
        .poll(() => chain.findCertificate({ certificateHash: asked }).catch(() => null))
        .toMatchObject({ txHash: minted.txHash });
      expect((await chainProcess()).pid).not.toBe(silent.pid);
      expect(isAlive(silent.pid)).toBe(false);
    } finally {
      if (isAlive(silent.pid)) process.kill(silent.pid, 'SIGKILL');
    }
  });

  test('written down but not sent, a transaction is sent when the chain starts again', async () => {
    const chain = await startChain();
    const unsent = hash();
    const minted = await chain.mintCertificate({ certificateHash: unsent, uri: 'x' });
    // As after a crash between writing down and sending.
    await installation.owner.query('update chain_transaction set block_number = null where hash = $1', [
      minted.txHash,
    ]);
    await stopAnvil(await chainProcess(), 'SIGKILL');
    expect(await chain.findCertificate({ certificateHash: unsent })).toMatchObject({ txHash: minted.txHash });
  });

  test('with a state that is torn or of another chain, is made from its transactions', async () => {
    const before = await (await startChain()).contracts();
    await installation.stopNodes();
    const stateFile = join(folder, 'chain', 'state.json');
    const whole = await readFile(stateFile, 'utf8');
    await writeFile(stateFile, whole.slice(0, whole.length / 2));
    const chain = await startChain();
    expect(await chain.contracts()).toEqual(before);
    expect(await chain.findCertificate({ certificateHash })).not.toBeNull();
    expect(await chain.health()).toMatchObject({ isReachable: true, problem: null });
  });
});
