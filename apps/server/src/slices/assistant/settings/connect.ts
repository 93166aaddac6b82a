import type { AssistantStatus, TriedKey } from '@propguard/protocol/assistant-settings';
import { openWorkspace } from '../../../access/open-workspace.ts';
import type { Principal } from '../../../access/principal.ts';
import type { Context } from '../../../context.ts';
import { streamCompletion } from '../../../providers/openai-compatible/stream-completion.ts';
import { SensayClient } from '../../../providers/sensay/client.ts';
import { connectSensay } from '../../../providers/sensay/connect.ts';
import { saveSettings } from '../store.ts';
import { type EngineSettings, readEngineSettings } from './engine-settings.ts';
import { getStatus, triedStatus } from './get-status.ts';
import { withTriedKey } from './tried-key.ts';
import { withoutKeys } from './without-keys.ts';

const TRY_MS = 10_000;
const TRY_TOKENS = 16;

type Tried = { connectionError: string | null; sensayUserId?: string; sensayReplicaUuid?: string };

const tryEngine = async (settings: EngineSettings): Promise<Tried | null> => {
  const { engine, sensay, openAi } = settings;
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
    const reason = error instanceof Error ? error.message : 'The service cannot be reached.';
    return { connectionError: withoutKeys(reason, settings) };
  }
};

/** Nothing is kept of a key that is tried, nor of the replica that it gave. */
const connectTried = async (
  services: Context,
  principal: Principal,
  tried: TriedKey,
): Promise<AssistantStatus> => {
  const settings = await openWorkspace(services, principal, 'read', async (scope) =>
    withTriedKey(scope, await readEngineSettings(scope), tried),
  );
  const found = await tryEngine(settings);
  const { connectionError = null, sensayReplicaUuid: replicaUuid = null } = found ?? {};
  const sensay = { ...settings.sensay, replicaUuid };
  return openWorkspace(services, principal, 'read', (scope) =>
    triedStatus(scope, { ...settings, sensay }, connectionError),
  );
};

/** CORE-CONN-02: tries the chosen engine now. No transaction is held while the service is asked. */
export const connect = async (
  services: Context,
  principal: Principal,
  tried: TriedKey | null,
): Promise<AssistantStatus> => {
  if (tried) return connectTried(services, principal, tried);
  const settings = await openWorkspace(services, principal, 'read', readEngineSettings);
  const found = await tryEngine(settings);
  if (!found) return openWorkspace(services, principal, 'read', getStatus);
  return openWorkspace(services, principal, 'write', async (scope) => {
    await saveSettings(scope.tx, scope.workspaceId, { ...found, checkedAt: new Date() });
    return getStatus(scope);
  });
};
