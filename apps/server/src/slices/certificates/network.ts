import type { CertificateNetwork } from '@propguard/protocol/certificates';
import { estimatedFeeText, networkName } from '@propguard/rules/certificates/networks';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { ChainNetwork } from '../../providers/chain/chain.ts';
import { ChainError } from '../../providers/chain/chain-error.ts';
import { chainFailure } from '../../providers/chain/chain-failure.ts';
import { demandChain } from './demand-chain.ts';

/** Null while the chain cannot be reached, or there is none. */
export const findNetwork = async (scope: ReferenceScope): Promise<ChainNetwork | null> => {
  try {
    return await demandChain(scope).network();
  } catch (error) {
    if (error instanceof ChainError) return null;
    throw error;
  }
};

export const demandNetwork = async (scope: ReferenceScope): Promise<ChainNetwork> => {
  try {
    return await demandChain(scope).network();
  } catch (error) {
    throw error instanceof ChainError ? chainFailure(error) : error;
  }
};

/** Null while the chain gives no estimate: then the fee is not known, and nothing else is said. */
const estimateFee = async (scope: ReferenceScope, { currency }: ChainNetwork): Promise<string | null> => {
  try {
    return estimatedFeeText(await demandChain(scope).estimateMintFee(), currency);
  } catch (error) {
    if (error instanceof ChainError) return null;
    throw error;
  }
};

/** CORE-CHAIN-08, CORE-CHAIN-09, as they really are: the cost is the chain's own estimate. */
export const describeNetwork = async (
  scope: ReferenceScope,
): Promise<{ network: CertificateNetwork | null }> => {
  const network = await findNetwork(scope);
  if (!network) return { network: null };
  const { chainId, isPublic, explorerUrl } = network;
  return {
    network: {
      chainId,
      name: networkName(network),
      isPublic,
      gas: await estimateFee(scope, network),
      explorerUrl,
    },
  };
};
