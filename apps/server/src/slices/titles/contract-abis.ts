import { checkpointAnchorAbi } from '@propguard/abi/checkpoint-anchor';
import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import { valuationCertificateAbi } from '@propguard/abi/valuation-certificate';
import type { ChainContractName } from '@propguard/protocol/titles';
import type { Abi } from 'viem';

export const CONTRACT_ABIS: Record<ChainContractName, Abi> = {
  valuationCertificate: valuationCertificateAbi,
  checkpointAnchor: checkpointAnchorAbi,
  propertyTitle: propertyTitleAbi,
  demoDollar: demoDollarAbi,
  mortgageManager: mortgageManagerAbi,
};
