import type { ChainContract, ChainContractName } from '@propguard/protocol/titles';
import type * as z from 'zod';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { withChain } from './demand-chain.ts';
import { findContract } from './store.ts';

export const getContract = (
  scope: ReferenceScope,
  name: ChainContractName,
): Promise<z.infer<typeof ChainContract>> =>
  withChain(scope, async ({ network }) => {
    const row = await findContract(scope.reader, network.chainId, name);
    if (!row) throw fail('UNAVAILABLE');
    const { SOURCES } = await import('@propguard/abi/sources');
    return {
      name,
      address: row.address,
      deployedInBlock: Number(row.block_number),
      deployedBy: row.tx_hash,
      source: SOURCES[name],
    };
  });
