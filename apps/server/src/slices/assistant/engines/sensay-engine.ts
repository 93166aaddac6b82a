import { NOT_INITIALISED_ERROR } from '@propguard/rules/assistant/connection-texts';
import { detectLanguage } from '@propguard/talk/understanding/language';
import { SensayClient } from '../../../providers/sensay/client.ts';
import { connectSensay } from '../../../providers/sensay/connect.ts';
import type { EngineSettings } from '../settings/engine-settings.ts';
import { saveSettings } from '../store.ts';
import type { EngineEnd, EngineHost, Question } from './engine.ts';

/** Sensay answers in its own words. A failure of any kind is thrown: our own engine goes on. */
export const sensayEngine = async (
  { within, emit }: EngineHost,
  { text, before, stopped }: Question,
  { sensay: { access, userId, replicaUuid }, isStored }: EngineSettings,
): Promise<EngineEnd> => {
  if (!access) throw new Error(NOT_INITIALISED_ERROR);
  const client = new SensayClient(access);
  const connection = replicaUuid ? { userId, replicaUuid } : await connectSensay(client, userId);
  if (!replicaUuid && isStored)
    await within('write', ({ tx, workspaceId }) =>
      saveSettings(tx, workspaceId, {
        sensayUserId: connection.userId,
        sensayReplicaUuid: connection.replicaUuid,
        connectionError: null,
        checkedAt: new Date(),
      }),
    );
  const content = await client.complete({ ...connection, content: text }, stopped);
  emit({ type: 'text', delta: content });
  const { language } = detectLanguage(content, before.language);
  return {
    outcome: 'answer',
    missing: null,
    language,
    confidence: null,
    dialogue: { ...before, language, pending: null },
  };
};
