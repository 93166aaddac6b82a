import { TriedKey } from '@propguard/protocol/assistant-settings';
import { TRIED_KEY_HEADER } from '@propguard/rules/assistant/tried-key';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { invalid } from '../../../fail.ts';
import { type EngineSettings, SENSAY_DEFAULTS, sensayUserId } from './engine-settings.ts';

const UNREADABLE = {
  field: TRIED_KEY_HEADER,
  message: 'We can’t read the key you’re trying. Enter it again.',
};

const parsed = (written: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(written));
  } catch {
    throw invalid(UNREADABLE);
  }
};

/** The key that the caller tries, if any. It is never stored and never logged; a refusal does not repeat it. */
export const readTriedKey = (headers: Headers): TriedKey | null => {
  const written = headers.get(TRIED_KEY_HEADER);
  if (written === null) return null;
  const read = TriedKey.safeParse(parsed(written));
  if (read.success) return read.data;
  throw invalid(
    ...read.error.issues.map(({ path, message }) => ({
      field: [TRIED_KEY_HEADER, ...path].join('.'),
      message,
    })),
  );
};

/** The workspace's settings with the engine of the key in place of its own; the limits stay. */
export const withTriedKey = (
  { services, workspaceId, accountId }: WorkspaceScope,
  settings: EngineSettings,
  tried: TriedKey,
): EngineSettings => {
  const { mayBePrivate } = services.config.outsideServices;
  if (tried.engine === 'openai-compatible') {
    const { baseUrl, model, key } = tried;
    const access = { baseUrl, model, key, mayBePrivate };
    return { ...settings, engine: tried.engine, isStored: false, openAi: { ...settings.openAi, access } };
  }
  const { baseUrl, organisationId, key } = tried;
  const { apiVersion } = SENSAY_DEFAULTS;
  return {
    ...settings,
    engine: tried.engine,
    isStored: false,
    sensay: {
      access: { baseUrl, apiVersion, organisationSecret: key, organisationId, mayBePrivate },
      userId: sensayUserId(accountId ?? workspaceId),
      replicaUuid: null,
    },
  };
};
