import { isPublicNetwork, knownNetwork } from '@propguard/rules/chain/known-networks';
import type { Logger } from 'pino';
import type { Address, Hex, PrivateKeyAccount, PublicClient } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { anchorCheckpoint, findAnchor } from './anchors.ts';
import { findCertificate, mintCertificate, revokeCertificate } from './certificates.ts';
import type { Chain, ChainContracts, ChainHealth, ChainNetwork } from './chain.ts';
import { ChainError } from './chain-error.ts';
import { ensureContracts } from './deploy-contracts.ts';
import { openEmbeddedOutlet } from './embedded/embedded-outlet.ts';
import { embeddedIssuer } from './issuer-account.ts';
import type { Outlet } from './outlet.ts';
import { openRemoteOutlet } from './remote-outlet.ts';
import { clientOver } from './signed-call.ts';

/** A chain that runs, with our contracts on it. */
export type OpenChain = {
  outlet: Outlet;
  client: PublicClient;
  account: PrivateKeyAccount;
  network: ChainNetwork;
  contracts: ChainContracts;
};

/** The chain as the context holds it; `open` is for what goes beyond certificates. */
export interface ChainService extends Chain {
  open(): Promise<OpenChain>;
  close(): Promise<void>;
}

type Options = {
  config: Config['chain'];
  database: Database;
  log: Logger;
  nodeId: string;
  /** Where the embedded chain keeps its state. */
  folder: string | null;
};

const describeNetwork = (chainId: number, isEmbedded: boolean, givenName: string | null): ChainNetwork => {
  const known = knownNetwork(chainId);
  return {
    chainId,
    name: givenName ?? known?.name ?? (isEmbedded ? 'PropGuard embedded chain' : `Chain ${chainId}`),
    currency: known?.currency ?? 'ETH',
    isPublic: isPublicNetwork(chainId),
    isEmbedded,
    explorerUrl: known?.explorerUrl ?? null,
  };
};

const measureHealth = async (open: () => Promise<OpenChain>): Promise<ChainHealth> => {
  const startedAt = performance.now();
  try {
    const { client, account } = await open();
    const [blockNumber, balance] = await Promise.all([
      client.getBlockNumber({ cacheTime: 0 }),
      client.getBalance({ address: account.address }),
    ]);
    return {
      isReachable: true,
      blockNumber: Number(blockNumber),
      issuerBalanceWei: String(balance),
      latencyMs: Math.round(performance.now() - startedAt),
      problem: null,
    };
  } catch (error) {
    const problem = error instanceof ChainError ? error.message : 'The chain does not answer as it should.';
    return { isReachable: false, blockNumber: null, issuerBalanceWei: null, latencyMs: null, problem };
  }
};

/**
 * The chain of this installation, or null when it has none. Gives back at once: the chain starts behind it, what is
 * asked meanwhile waits, and a start that failed is tried again by the next who asks.
 */
export const openChain = async (options: Options): Promise<ChainService | null> => {
  const { config, database, log, nodeId, folder } = options;
  if (!config.rpcUrl && !config.isEmbedded) return null;
  const account = config.privateKey
    ? privateKeyToAccount(config.privateKey as Hex)
    : await embeddedIssuer(database);

  let outlet: Outlet | null = null;
  const start = async (): Promise<OpenChain> => {
    outlet ??= config.rpcUrl
      ? await openRemoteOutlet({ database, log, rpcUrl: config.rpcUrl })
      : openEmbeddedOutlet({ database, log, nodeId, issuer: account.address, folder });
    const way = outlet;
    const chainId = Number(await way.rpc('eth_chainId'));
    const contracts = await ensureContracts({ database, outlet: way, account, chainId });
    const network = describeNetwork(chainId, way.isEmbedded, config.name);
    return { outlet: way, client: clientOver(way.rpc), account, network, contracts };
  };

  let opening: Promise<OpenChain> | null = null;
  const open = (): Promise<OpenChain> => {
    opening ??= start().catch((error: unknown) => {
      opening = null;
      log.warn({ err: error }, 'the chain is not there');
      throw error;
    });
    return opening;
  };
  open().catch(() => undefined);

  return {
    open,
    close: async () => {
      // What is starting is let to its end, so that it is known and can be stopped.
      await opening?.catch(() => undefined);
      await outlet?.close();
    },
    network: async () => (await open()).network,
    contracts: async () => (await open()).contracts,
    issuer: (): Address => account.address,
    mintCertificate: async (input) => mintCertificate(await open(), input),
    findCertificate: async (by) => findCertificate(await open(), by),
    revokeCertificate: async (hash) => revokeCertificate(await open(), hash),
    anchorCheckpoint: async (input) => anchorCheckpoint(await open(), input),
    findAnchor: async (treeSize) => findAnchor(await open(), treeSize),
    health: () => measureHealth(open),
  };
};
