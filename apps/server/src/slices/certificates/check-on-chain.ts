import type { CertificateVerification } from '@propguard/protocol/certificates';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { ChainError } from '../../providers/chain/chain-error.ts';
import { demandChain } from './demand-chain.ts';
import { findCheckpoint } from './log/log-store.ts';
import { findNetwork } from './network.ts';
import type { PublishedRow } from './store.ts';
import { hashText } from './view.ts';

export type ChainCheck = 'anchor-on-chain' | 'token-on-chain';
type Checked = { check: ChainCheck; result: CertificateVerification['checks'][number]['result'] };

const answered = async (check: ChainCheck, ask: () => Promise<boolean>): Promise<Checked> => {
  try {
    return { check, result: (await ask()) ? 'passed' : 'failed' };
  } catch (error) {
    if (error instanceof ChainError) return { check, result: 'unavailable' };
    throw error;
  }
};

const UNAVAILABLE: Checked[] = [
  { check: 'anchor-on-chain', result: 'unavailable' },
  { check: 'token-on-chain', result: 'unavailable' },
];

/** Whether the chain says the same as we do. What was minted on a chain that we no longer work with cannot be asked for. */
export const checkOnChain = async (scope: ReferenceScope, row: PublishedRow): Promise<Checked[]> => {
  const network = await findNetwork(scope);
  if (network?.chainId !== row.token?.chainId) return UNAVAILABLE;
  const chain = demandChain(scope);
  return Promise.all([
    answered('anchor-on-chain', async () => {
      const [checkpoint, anchor] = await Promise.all([
        findCheckpoint(scope.reader, row.checkpointSize),
        chain.findAnchor(row.checkpointSize),
      ]);
      return checkpoint !== undefined && anchor?.rootHash === `0x${checkpoint.rootHash.toString('hex')}`;
    }),
    answered('token-on-chain', async () => {
      const token = await chain.findCertificate({ certificateHash: hashText(row) });
      return token?.tokenId === row.token?.tokenId && !token?.isRevoked;
    }),
  ]);
};
