import type { AssistantStatus, TriedKey } from '@propguard/protocol/assistant-settings';
import type { SessionScope } from '../../../access/session-scope.ts';
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
    const reason = error instanceof Error ? error.message : 'We can’t reach the service.';
    return { connectionError: withoutKeys(reason, settings) };
  }
};

/** Nothing is kept of a key that is tried, nor of the replica that it gave. */
const connectTried = async ({ openWorkspace }: SessionScope, tried: TriedKey): Promise<AssistantStatus> => {
  const settings = await openWorkspace('read', async (scope) =>
    withTriedKey(scope, await readEngineSettings(scope), tried),
  );
  const found = await tryEngine(settings);
  const { connectionError = null, sensayReplicaUuid: replicaUuid = null } = found ?? {};
  const sensay = { ...settings.sensay, replicaUuid };
  return openWorkspace('read', (scope) => triedStatus(scope, { ...settings, sensay }, connectionError));
};

/** CORE-CONN-02: tries the chosen engine now. No transaction is held while the service is asked. */
export const connect = async (session: SessionScope, tried: TriedKey | null): Promise<AssistantStatus> => {
  if (tried) return connectTried(session, tried);
  const settings = await session.openWorkspace('read', readEngineSettings);
  const found = await tryEngine(settings);
  if (!found) return session.openWorkspace('read', getStatus);
  return session.openWorkspace('write', async (scope) => {
    await saveSettings(scope.tx, scope.workspaceId, { ...found, checkedAt: new Date() });
    return getStatus(scope);
  });
};
