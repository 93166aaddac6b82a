import type { ServiceHealth } from '@propguard/protocol/system-health';
import type { ReferenceScope } from '../../access/reference-scope.ts';

/** CORE-CALL-17: measured, not claimed. */
export const checkChain = async ({ services: { chain } }: ReferenceScope): Promise<ServiceHealth> => {
  const checkedAt = new Date().toISOString();
  if (!chain)
    return {
      service: 'blockchain',
      status: 'down',
      checkedAt,
      details: { problem: 'No chain is configured.' },
    };
  const health = await chain.health();
  if (!health.isReachable)
    return { service: 'blockchain', status: 'down', checkedAt, details: { problem: health.problem } };
  const network = await chain.network();
  const canPay = health.issuerBalanceWei !== '0';
  return {
    service: 'blockchain',
    status: canPay ? 'healthy' : 'degraded',
    checkedAt,
    details: {
      network: network.name,
      chainId: network.chainId,
      isEmbedded: network.isEmbedded,
      blockNumber: health.blockNumber,
      latencyMs: health.latencyMs,
      ...(canPay ? {} : { problem: 'The issuing account can’t pay for transactions.' }),
    },
  };
};
