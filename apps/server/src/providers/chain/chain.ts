import type { Address, Hex } from 'viem';

export interface ChainNetwork {
  chainId: number;
  name: string;
  currency: string;
  isPublic: boolean;
  isEmbedded: boolean;
  explorerUrl: string | null;
}

/** A transaction that is in a block. */
export interface Sent {
  txHash: Hex;
  blockNumber: number;
  gasUsed: string;
  feeWei: string;
}

export interface ChainContracts {
  valuationCertificate: Address;
  checkpointAnchor: Address;
  propertyTitle: Address;
  demoDollar: Address;
  mortgageManager: Address;
}
export type ContractName = keyof ChainContracts;

export interface CertificateToken {
  tokenId: string;
  certificateHash: Hex;
  owner: Address;
  txHash: Hex;
  blockNumber: number;
  isRevoked: boolean;
}

export interface Anchor {
  rootHash: Hex;
  txHash: Hex;
  blockNumber: number;
}

export interface ChainHealth {
  isReachable: boolean;
  blockNumber: number | null;
  issuerBalanceWei: string | null;
  latencyMs: number | null;
  problem: string | null;
}

export type CertificateKey = { tokenId: string } | { certificateHash: Hex } | { txHash: Hex };

/**
 * The chain this installation works with. Methods wait until it runs and its contracts are deployed, and throw a
 * `ChainError` with its reason when something is in the way.
 */
export interface Chain {
  network(): Promise<ChainNetwork>;
  contracts(): Promise<ChainContracts>;
  /** The account that signs for this installation. */
  issuer(): Promise<Address>;
  /** Idempotent: the token that a certificate already has is given back. */
  mintCertificate(input: {
    to?: Address;
    certificateHash: Hex;
    uri: string;
  }): Promise<Sent & { tokenId: string }>;
  /** What minting would cost now, by the chain's own estimate. */
  estimateMintFee(): Promise<bigint>;
  findCertificate(by: CertificateKey): Promise<CertificateToken | null>;
  /** Idempotent: revoking twice gives back the first revocation. */
  revokeCertificate(certificateHash: Hex): Promise<Sent>;
  /** Idempotent: anchoring the same checkpoint twice gives back the first anchoring. */
  anchorCheckpoint(input: { treeSize: number; rootHash: Hex }): Promise<Sent>;
  findAnchor(treeSize: number): Promise<Anchor | null>;
  /** Never throws. */
  health(): Promise<ChainHealth>;
}
