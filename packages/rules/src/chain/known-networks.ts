export type KnownNetwork = { name: string; currency: string; explorerUrl: string };

/** Public networks by their chain id (EIP-155). Any other one works as well, without an explorer's links. */
const KNOWN_NETWORKS: Record<number, KnownNetwork> = {
  1: { name: 'Ethereum Mainnet', currency: 'ETH', explorerUrl: 'https://etherscan.io' },
  10: { name: 'OP Mainnet', currency: 'ETH', explorerUrl: 'https://optimistic.etherscan.io' },
  137: { name: 'Polygon Mainnet', currency: 'POL', explorerUrl: 'https://polygonscan.com' },
  8453: { name: 'Base', currency: 'ETH', explorerUrl: 'https://basescan.org' },
  42161: { name: 'Arbitrum One', currency: 'ETH', explorerUrl: 'https://arbiscan.io' },
  80002: { name: 'Polygon Amoy', currency: 'POL', explorerUrl: 'https://amoy.polygonscan.com' },
  11155111: { name: 'Sepolia', currency: 'ETH', explorerUrl: 'https://sepolia.etherscan.io' },
};

/** The chain id that development chains share: nobody but their owner sees what happens there. */
export const EMBEDDED_CHAIN_ID = 31_337;
const PRIVATE_CHAIN_IDS: ReadonlySet<number> = new Set([EMBEDDED_CHAIN_ID, 1337]);

export const knownNetwork = (chainId: number): KnownNetwork | null => KNOWN_NETWORKS[chainId] ?? null;

/** On a public network nothing may be minted that rests on sample data. In doubt a network is public. */
export const isPublicNetwork = (chainId: number): boolean => !PRIVATE_CHAIN_IDS.has(chainId);
