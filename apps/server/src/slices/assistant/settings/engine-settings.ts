import { NO_KEY_ERROR } from '@propguard/rules/assistant/connection-texts';
import type { AssistantEngine } from '@propguard/rules/assistant/engines';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { OpenAiAccess } from '../../../providers/openai-compatible/stream-completion.ts';
import type { SensayAccess } from '../../../providers/sensay/client.ts';
import { findSettings, type SettingsRow } from '../store.ts';
import { openKey } from './stored-key.ts';

export const SENSAY_DEFAULTS = { baseUrl: 'https://api.sensay.io', apiVersion: '2025-03-25' } as const;
export const OPEN_AI_LIMITS = { maxOutputTokens: 1000, maxSeconds: 30, maxToolRounds: 4 } as const;

type SensaySettings = { access: SensayAccess | null; userId: string; replicaUuid: string | null };
export type OpenAiSettings = {
  access: OpenAiAccess | null;
  maxOutputTokens: number;
  maxSeconds: number;
  maxToolRounds: number;
};
export type EngineSettings = {
  engine: AssistantEngine;
  sensay: SensaySettings;
  openAi: OpenAiSettings;
  /** False for a key that is only tried: nothing that comes of it is kept. */
  isStored: boolean;
  /** Why the engine could not be reached when it was last asked. */
  connectionError: string | null;
};

/** The user that a workspace, or a person who tries a key of their own, is at Sensay. */
export const sensayUserId = (id: string): string => `propguard-${id}`;

const sensayOf = (scope: WorkspaceScope, row: SettingsRow | undefined): SensaySettings => {
  const organisationSecret = openKey(scope.services.vault, row?.sensayKey);
  return {
    access:
      row && organisationSecret !== null
        ? {
            baseUrl: row.sensayBaseUrl ?? SENSAY_DEFAULTS.baseUrl,
            apiVersion: row.sensayApiVersion ?? SENSAY_DEFAULTS.apiVersion,
            organisationSecret,
            organisationId: row.sensayOrganisationId,
            mayBePrivate: scope.services.config.outsideServices.mayBePrivate,
          }
        : null,
    userId: row?.sensayUserId ?? sensayUserId(scope.workspaceId),
    replicaUuid: row?.sensayReplicaUuid ?? null,
  };
};

const openAiOf = (scope: WorkspaceScope, row: SettingsRow | undefined): OpenAiSettings => ({
  access:
    row?.openAiBaseUrl && row.openAiModel
      ? {
          baseUrl: row.openAiBaseUrl,
          model: row.openAiModel,
          key: openKey(scope.services.vault, row.openAiKey),
          mayBePrivate: scope.services.config.outsideServices.mayBePrivate,
        }
      : null,
  maxOutputTokens: row?.maxOutputTokens ?? OPEN_AI_LIMITS.maxOutputTokens,
  maxSeconds: row?.maxSeconds ?? OPEN_AI_LIMITS.maxSeconds,
  maxToolRounds: row?.maxToolRounds ?? OPEN_AI_LIMITS.maxToolRounds,
});

/** Who answers, with the keys that it takes. They never leave the server. */
export const readEngineSettings = async (scope: WorkspaceScope): Promise<EngineSettings> => {
  const row = await findSettings(scope.tx, scope.workspaceId);
  return {
    engine: row?.engine ?? 'own',
    sensay: sensayOf(scope, row),
    openAi: openAiOf(scope, row),
    isStored: true,
    connectionError: row?.connectionError ?? null,
  };
};

export const missingKeyError = (engine: AssistantEngine): string =>
  engine === 'openai-compatible'
    ? 'No address or model is configured for the OpenAI-compatible server.'
    : NO_KEY_ERROR;
