import type { PrivateKeyAccount, PublicClient } from 'viem';
import type { Chain, ChainContracts, ChainNetwork } from './chain.ts';
import type { Outlet } from './outlet.ts';

/** A network that answers; our contracts may not be on it yet. */
export type ReachedChain = {
  outlet: Outlet;
  client: PublicClient;
  account: PrivateKeyAccount;
  network: ChainNetwork;
};

/** A chain that runs, with our contracts on it. */
export type OpenChain = ReachedChain & { contracts: ChainContracts };

/** The chain as the context holds it; `open` is for what goes beyond certificates. */
export interface ChainService extends Chain {
  open(): Promise<OpenChain>;
  close(): Promise<void>;
}
