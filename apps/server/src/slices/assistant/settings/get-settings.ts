import type { AssistantSettings } from '@propguard/protocol/assistant-settings';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { findSettings } from '../store.ts';
import { OPEN_AI_LIMITS, SENSAY_DEFAULTS } from './engine-settings.ts';

export const getSettings = async ({ tx, workspaceId }: WorkspaceScope): Promise<AssistantSettings> => {
  const row = await findSettings(tx, workspaceId);
  return {
    engine: row?.engine ?? 'own',
    sensay: {
      baseUrl: row?.sensayBaseUrl ?? SENSAY_DEFAULTS.baseUrl,
      apiVersion: row?.sensayApiVersion ?? SENSAY_DEFAULTS.apiVersion,
      organisationId: row?.sensayOrganisationId ?? null,
      keyHint: row?.sensayKeyHint ?? null,
      replicaUuid: row?.sensayReplicaUuid ?? null,
    },
    openAi: {
      baseUrl: row?.openAiBaseUrl ?? null,
      model: row?.openAiModel ?? null,
      keyHint: row?.openAiKeyHint ?? null,
      maxOutputTokens: row?.maxOutputTokens ?? OPEN_AI_LIMITS.maxOutputTokens,
      maxSeconds: row?.maxSeconds ?? OPEN_AI_LIMITS.maxSeconds,
      maxToolRounds: row?.maxToolRounds ?? OPEN_AI_LIMITS.maxToolRounds,
    },
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
};
