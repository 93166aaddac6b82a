import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { EMBEDDED_CHAIN_ID } from '@propguard/rules/chain/known-networks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import type { Address } from 'viem';
import type { Database } from '../../../db/database.ts';
import { ChainError } from '../chain-error.ts';
import type { ChainLock, Held } from '../chain-lock.ts';
import { type Rpc, rpcAt } from '../rpc.ts';
import { transactionRecordOf } from '../transaction-record.ts';
import {
  type AnvilProcess,
  anvilUrl,
  isAnvilRunning,
  isAnvilSilent,
  launchAnvil,
  stopAnvil,
} from './anvil-process.ts';
import { forgetChainNode, readChainNode, touchChainNode, writeChainNode } from './chain-node-row.ts';
import { isSameChain, replayMissing } from './replay.ts';

type Options = {
  database: Database;
  lock: ChainLock;
  log: Logger;
  issuer: Address;
  /** Where the chain keeps its state between starts; without it all is replayed. */
  folder: string | null;
};

const TOUCH_MS = 10_000;

/** The one embedded chain of the installation: adopted when it runs, started and brought up to date when not. */
export const openEmbeddedNode = ({ database, lock, log, issuer, folder }: Options) => {
  const host = hostname();
  const stateFile = folder ? path.join(folder, 'state.json') : null;
  let current: AnvilProcess | null = null;
  /** The one that this node started, and stops. */
  let own: AnvilProcess | null = null;
  let isStopping = false;

  const launch = async (held: Held): Promise<AnvilProcess> => {
    if (isStopping) throw new ChainError('unreachable', 'The embedded chain is being stopped.');
    if (folder) await mkdir(folder, { recursive: true, mode: 0o700 });
    own = await launchAnvil(stateFile).catch(async (error: unknown) => {
      if (!stateFile) throw error;
      // Killed while it saved: its state is not readable. What it was made of is in the database.
      log.warn({ err: error }, 'the embedded chain starts from its transactions');
      await rm(stateFile, { force: true });
      return launchAnvil(stateFile);
    });
    const anvil = own;
    await writeChainNode(held, { host, ...anvil }).catch(async (error: unknown) => {
      await stopAnvil(anvil, 'SIGKILL');
      throw error;
    });
    return anvil;
  };

  const findRunning = async (held: Held): Promise<AnvilProcess | null> => {
    const row = await readChainNode(held);
    if (!row) return null;
    if (row.host === host) {
      if (await isAnvilRunning(row)) return { pid: row.pid, port: row.port };
      if (await isAnvilSilent(row)) {
        log.warn('the embedded chain is silent; it is ended, and started again');
        await stopAnvil(row, 'SIGKILL');
      }
      return null;
    }
    if (!row.isFresh) return null;
    throw new ChainError(
      'unreachable',
      `The embedded chain runs on ${row.host}. For nodes on several machines set CHAIN_RPC_URL.`,
    );
  };

  /** For whoever holds the lock. */
  const ensureLocked = async (held: Held): Promise<Rpc> => {
    if (current && (await isAnvilRunning(current))) return rpcAt(anvilUrl(current));
    const record = transactionRecordOf(held, EMBEDDED_CHAIN_ID);
    let anvil = (await findRunning(held)) ?? (await launch(held));
    if (!(await isSameChain(rpcAt(anvilUrl(anvil)), record))) {
      log.warn('the state of the embedded chain is not of this database; it is made again');
      await stopAnvil(anvil, 'SIGKILL');
      if (stateFile) await rm(stateFile, { force: true });
      anvil = await launch(held);
    }
    const replayed = await replayMissing(rpcAt(anvilUrl(anvil)), record, issuer).catch(
      async (error: unknown) => {
        await stopAnvil(anvil, 'SIGKILL');
        throw error;
      },
    );
    if (replayed > 0) log.info({ transactions: replayed }, 'the embedded chain was brought up to date');
    current = anvil;
    return rpcAt(anvilUrl(anvil));
  };

  /** For reading: a chain that has gone is started again, once. */
  const rpc: Rpc = async (method, params) => {
    const here = current ? rpcAt(anvilUrl(current)) : await lock(ensureLocked);
    return here(method, params).catch(async (error: unknown) => {
      if (!(error instanceof ChainError) || error.reason !== 'unreachable') throw error;
      return (await lock(ensureLocked))(method, params);
    });
  };

  /** One that has gone, or fallen silent, is back before anybody asks for it. */
  const lookAfter = async (): Promise<void> => {
    if (!current || isStopping) return;
    if (!(await isAnvilRunning(current))) await lock(ensureLocked);
    await touchChainNode(drizzle(database.besidePool), host);
  };
  let isLooking = false;
  const touching = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    lookAfter()
      .catch((error: unknown) => log.warn({ err: error }, 'the embedded chain could not be started again'))
      .finally(() => {
        isLooking = false;
      });
  }, TOUCH_MS);
  touching.unref();

  return {
    rpc,
    ensureLocked,
    /** Whoever started it stops it; a node that still needs it starts its own. */
    stop: async (): Promise<void> => {
      clearInterval(touching);
      isStopping = true;
      current = null;
      try {
        // The lock waits for a start under way. The chain is stopped under it: what starts next reads what it saved.
        await lock(async (held) => {
          if (!own) return;
          await stopAnvil(own);
          await forgetChainNode(held, { host, ...own });
        });
      } finally {
        // Without the database the lock fails, and the chain must end all the same.
        if (own) await stopAnvil(own);
      }
    },
  };
};
