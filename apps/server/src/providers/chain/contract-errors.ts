import { checkpointAnchorAbi } from '@propguard/abi/checkpoint-anchor';
import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import { valuationCertificateAbi } from '@propguard/abi/valuation-certificate';
import type { Abi } from 'viem';

/** Every error that one of our contracts, or one that it calls, may revert with. */
export const ERROR_ABIS: Abi = [
  ...valuationCertificateAbi,
  ...checkpointAnchorAbi,
  ...propertyTitleAbi,
  ...demoDollarAbi,
  ...mortgageManagerAbi,
].filter(({ type }) => type === 'error');
