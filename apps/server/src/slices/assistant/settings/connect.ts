import type { AssistantStatus } from '@propguard/protocol/assistant-settings';
import { openWorkspace } from '../../../access/open-workspace.ts';
import type { Principal } from '../../../access/principal.ts';
import type { Context } from '../../../context.ts';
import { streamCompletion } from '../../../providers/openai-compatible/stream-completion.ts';
import { SensayClient } from '../../../providers/sensay/client.ts';
import { connectSensay } from '../../../providers/sensay/connect.ts';
import { saveSettings } from '../store.ts';
import { type EngineSettings, readEngineSettings } from './engine-settings.ts';
import { getStatus } from './get-status.ts';

const TRY_MS = 10_000;
const TRY_TOKENS = 16;

type Tried = { connectionError: string | null; sensayUserId?: string; sensayReplicaUuid?: string };

const tryEngine = async ({ engine, sensay, openAi }: EngineSettings): Promise<Tried | null> => {
  try {
    if (engine === 'sensay' && sensay.access) {
      const { userId, replicaUuid } = await connectSensay(new SensayClient(sensay.access), sensay.userId);
      return { connectionError: null, sensayUserId: userId, sensayReplicaUuid: replicaUuid };
    }
    if (engine === 'openai-compatible' && openAi.access) {
      const request = {
        messages: [{ role: 'user' as const, content: 'ping' }],
        tools: [],
        maxOutputTokens: TRY_TOKENS,
        timeoutMs: TRY_MS,
      };
      await streamCompletion(openAi.access, request, () => undefined, AbortSignal.timeout(TRY_MS));
      return { connectionError: null };
    }
    return null;
  } catch (error) {
    return { connectionError: error instanceof Error ? error.message : 'The service cannot be reached.' };
  }
};

/** CORE-CONN-02: tries the chosen engine now. No transaction is held while the service is asked. */
export const connect = async (services: Context, principal: Principal): Promise<AssistantStatus> => {
  const settings = await openWorkspace(services, principal, 'read', readEngineSettings);
  const tried = await tryEngine(settings);
  if (!tried) return openWorkspace(services, principal, 'read', getStatus);
  return openWorkspace(services, principal, 'write', async (scope) => {
    await saveSettings(scope.tx, scope.workspaceId, { ...tried, checkedAt: new Date() });
    return getStatus(scope);
  });
};
