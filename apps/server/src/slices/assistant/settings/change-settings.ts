import type { AssistantSettings, AssistantSettingsChange } from '@propguard/protocol/assistant-settings';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { publish } from '../../../events/publish.ts';
import { saveSettings } from '../store.ts';
import { getSettings } from './get-settings.ts';
import { sealKey } from './stored-key.ts';

const HINT_LETTERS = 4;
const hintOf = (key: string): string => `…${key.slice(-HINT_LETTERS)}`;

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A key is for the service it was given for: another address forgets it, unless a key comes along. */
const keyFor = (
  change: { baseUrl?: string | null | undefined; key?: string | null | undefined } | undefined,
  baseUrl: string | null,
): string | null | undefined => {
  const isOther = change?.baseUrl !== undefined && change.baseUrl !== baseUrl;
  return change?.key === undefined && isOther ? null : change?.key;
};

/** Keys are sealed before they are written. A key that is left out stays with its address, null forgets it. */
export const changeSettings = async (
  scope: WorkspaceScope,
  { engine, sensay, openAi }: AssistantSettingsChange,
): Promise<AssistantSettings> => {
  const sealed = (key: string | null | undefined) =>
    key === undefined ? undefined : key === null ? null : sealKey(scope.services.vault, key);
  const hint = (key: string | null | undefined) =>
    key === undefined ? undefined : key === null ? null : hintOf(key);
  const before = await getSettings(scope);
  const sensayKey = keyFor(sensay, before.sensay.baseUrl);
  const openAiKey = keyFor(openAi, before.openAi.baseUrl);
  await saveSettings(
    scope.tx,
    scope.workspaceId,
    given({
      engine,
      sensayBaseUrl: sensay?.baseUrl,
      sensayApiVersion: sensay?.apiVersion,
      sensayOrganisationId: sensay?.organisationId,
      sensayKey: sealed(sensayKey),
      sensayKeyHint: hint(sensayKey),
      // Another address or key is another account there.
      ...(sensay
        ? { sensayReplicaUuid: null, sensayUserId: null, connectionError: null, checkedAt: null }
        : {}),
      openAiBaseUrl: openAi?.baseUrl,
      openAiModel: openAi?.model,
      openAiKey: sealed(openAiKey),
      openAiKeyHint: hint(openAiKey),
      maxOutputTokens: openAi?.maxOutputTokens,
      maxSeconds: openAi?.maxSeconds,
      maxToolRounds: openAi?.maxToolRounds,
    }),
  );
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'conversations', id: null });
  return getSettings(scope);
};
