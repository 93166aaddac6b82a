import type { ServiceHealth } from '@propguard/protocol/system-health';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { getAssistantReady } from './get-ready.ts';

const SLOW_ANSWER_MS = 1000;

/** CORE-CALL-17: a question is understood and an article looked up. Outside engines belong to workspaces, not to us. */
export const checkLanguage = async (scope: ReferenceScope): Promise<ServiceHealth> => {
  const askedAt = performance.now();
  await getAssistantReady(scope);
  const latencyMs = Math.round((performance.now() - askedAt) * 10) / 10;
  return {
    service: 'llm',
    status: latencyMs < SLOW_ANSWER_MS ? 'healthy' : 'degraded',
    checkedAt: new Date().toISOString(),
    details: { engine: 'PropGuard AI', latencyMs },
  };
};
