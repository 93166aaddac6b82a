import { isPublicNetwork, knownNetwork } from '@propguard/rules/chain/known-networks';
import type { Logger } from 'pino';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Vault } from '../../identity/vault.ts';
import { anchorCheckpoint, findAnchor } from './anchors.ts';
import { estimateMintFee, findCertificate, mintCertificate, revokeCertificate } from './certificates.ts';
import type { ChainHealth, ChainNetwork } from './chain.ts';
import { ChainError } from './chain-error.ts';
import type { ChainService, OpenChain, ReachedChain } from './chain-service.ts';
import { ensureContracts } from './deploy-contracts.ts';
import { openEmbeddedOutlet } from './embedded/embedded-outlet.ts';
import { embeddedIssuer } from './issuer-account.ts';
import type { Outlet } from './outlet.ts';
import { openRemoteOutlet } from './remote-outlet.ts';
import { clientOver } from './signed-call.ts';

type Options = {
  config: Config['chain'];
  database: Database;
  vault: Vault;
  log: Logger;
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

const problemOf = (error: unknown): string => {
  if (!(error instanceof ChainError)) return 'The chain isn’t answering as it should.';
  return error.reason === 'insufficient-funds'
    ? 'The issuing account can’t pay for transactions.'
    : error.message;
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
    return {
      isReachable: false,
      blockNumber: null,
      issuerBalanceWei: null,
      latencyMs: null,
      problem: problemOf(error),
    };
  }
};

/** Done once for all who ask meanwhile; what failed is tried again by the next who asks. */
const once = <T>(start: () => Promise<T>) => {
  let going: Promise<T> | null = null;
  return (): Promise<T> => {
    going ??= start().catch((error: unknown) => {
      going = null;
      throw error;
    });
    return going;
  };
};

/**
 * The chain of this installation, or null when it has none. Gives back at once: the chain starts behind it, what is
 * asked meanwhile waits, and a start that failed is tried again by the next who asks.
 */
export const openChain = (options: Options): ChainService | null => {
  const { config, database, vault, log, folder } = options;
  if (!config.rpcUrl && !config.isEmbedded) return null;

  let outlet: Outlet | null = null;
  /** The network answers. Our contracts may not be there yet: an account without coin cannot deploy them. */
  const reach = once(async (): Promise<ReachedChain> => {
    const account = config.privateKey
      ? privateKeyToAccount(config.privateKey as Hex)
      : await embeddedIssuer(database, vault);
    outlet ??= config.rpcUrl
      ? await openRemoteOutlet({ database, log, rpcUrl: config.rpcUrl, expectedId: config.chainId })
      : openEmbeddedOutlet({ database, log, issuer: account.address, folder });
    const way = outlet;
    const network = describeNetwork(Number(await way.rpc('eth_chainId')), way.isEmbedded, config.name);
    return { outlet: way, client: clientOver(way.rpc), account, network };
  });
  const start = once(async (): Promise<OpenChain> => {
    const reached = await reach();
    const { chainId } = reached.network;
    return { ...reached, contracts: await ensureContracts({ ...reached, database, chainId }) };
  });
  let starting: Promise<unknown> = Promise.resolve();
  const open = async (): Promise<OpenChain> => {
    const started = start();
    starting = started;
    const chain = await started.catch((error: unknown) => {
      log.warn({ err: error }, 'the chain is not there');
      throw error;
    });
    await chain.outlet.demandSameNetwork();
    return chain;
  };
  open().catch(() => undefined);

  return {
    open,
    close: async () => {
      // What is starting is let to its end, so that it is known and can be stopped.
      await starting.catch(() => undefined);
      await outlet?.close();
    },
    network: async () => {
      const { outlet: way, network } = await reach();
      await way.demandSameNetwork();
      return network;
    },
    contracts: async () => (await open()).contracts,
    issuer: async () => (await reach()).account.address,
    mintCertificate: async (input) => mintCertificate(await open(), input),
    estimateMintFee: async () => estimateMintFee(await open()),
    findCertificate: async (by) => findCertificate(await open(), by),
    revokeCertificate: async (hash) => revokeCertificate(await open(), hash),
    anchorCheckpoint: async (input) => anchorCheckpoint(await open(), input),
    findAnchor: async (treeSize) => findAnchor(await open(), treeSize),
    health: () => measureHealth(open),
  };
};
