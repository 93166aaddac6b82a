import type { ChainContractName } from '@propguard/protocol/titles';

/** The two of the specification first (OPS-CHAIN-07), then what they and certificates rest on. */
export const CHAIN_CONTRACTS_SHOWN: readonly ChainContractName[] = [
  'propertyTitle',
  'mortgageManager',
  'demoDollar',
  'valuationCertificate',
  'checkpointAnchor',
];
