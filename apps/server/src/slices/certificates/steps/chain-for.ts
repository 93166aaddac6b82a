import { fail } from '../../../fail.ts';
import type { Chain, ChainNetwork } from '../../../providers/chain/chain.ts';
import { demandChain } from '../demand-chain.ts';
import type { CertificateRow } from '../store.ts';
import type { Issuing } from './issuing.ts';

/** The chain that takes this certificate. It may be another one than when the certificate was asked for. */
export const chainFor = async (
  issuing: Issuing,
  { claims }: Pick<CertificateRow, 'claims'>,
): Promise<{ chain: Chain; network: ChainNetwork }> => {
  const chain = demandChain(issuing);
  const network = await chain.network();
  if (claims.sampleData && network.isPublic) throw fail('SAMPLE_ON_PUBLIC_NETWORK');
  return { chain, network };
};
