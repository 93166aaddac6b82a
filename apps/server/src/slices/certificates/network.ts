import type { CertificateNetwork } from '@propguard/protocol/certificates';
import { expectedGasText, networkName } from '@propguard/rules/certificates/networks';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import type { ChainNetwork } from '../../providers/chain/chain.ts';
import { ChainError } from '../../providers/chain/chain-error.ts';
import { findLastFee } from './store.ts';

export const networkOf = ({ chain }: Pick<Context, 'chain'>): Promise<ChainNetwork> =>
  chain.network().catch((error: unknown) => {
    throw error instanceof ChainError ? fail('UNAVAILABLE') : error;
  });

/** CORE-CHAIN-08, CORE-CHAIN-09, as they really are: the cost is what the last token cost here. */
export const describeNetwork = async (services: Context): Promise<CertificateNetwork> => {
  const { chainId, name, isPublic, explorerUrl } = await networkOf(services);
  const shown = { chainId, name };
  return {
    chainId,
    name: networkName(shown),
    isPublic,
    gas: expectedGasText(shown, await findLastFee(services.database.plain, chainId)),
    explorerUrl,
  };
};
