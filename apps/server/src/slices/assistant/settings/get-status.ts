import type { AssistantStatus } from '@propguard/protocol/assistant-settings';
import { NO_KEY_BANNER } from '@propguard/rules/assistant/connection-texts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { type EngineRow, findSettings, measureEngines } from '../store.ts';
import { type EngineSettings, missingKeyError, readEngineSettings } from './engine-settings.ts';

const NAMES = { own: null, sensay: 'Sensay', 'openai-compatible': 'OpenAI-compatible model' } as const;

const spread = (p50: number | null, p95: number | null): { p50: number; p95: number } | null =>
  p50 === null || p95 === null ? null : { p50: Math.round(p50), p95: Math.round(p95) };

const toMeasured = (row: EngineRow): AssistantStatus['engines'][number] => ({
  engine: row.engine,
  turns: row.turns,
  failures: row.failures,
  firstTextMs: spread(row.firstP50, row.firstP95),
  wholeAnswerMs: spread(row.wholeP50, row.wholeP95),
});

type Connection = { settings: EngineSettings; error: string | null; checkedAt: Date | null };

const toStatus = async (
  { tx, workspaceId }: WorkspaceScope,
  { settings: { engine, sensay, openAi }, error: failure, checkedAt }: Connection,
): Promise<AssistantStatus> => {
  const hasAccess = engine === 'sensay' ? sensay.access !== null : openAi.access !== null;
  const error = engine !== 'own' && hasAccess ? failure : missingKeyError(engine);
  const isAuthenticated = engine !== 'own' && hasAccess && checkedAt !== null && error === null;
  const measured = await measureEngines(tx, workspaceId);
  return {
    engine,
    isAuthenticated,
    userId: isAuthenticated && engine === 'sensay' ? sensay.userId : null,
    replicaId: engine === 'sensay' ? sensay.replicaUuid : null,
    error: isAuthenticated ? null : error,
    banner: isAuthenticated || error === null ? null : engine === 'own' ? NO_KEY_BANNER : error,
    poweredBy: isAuthenticated ? NAMES[engine] : null,
    checkedAt: checkedAt?.toISOString() ?? null,
    engines: measured.map(toMeasured),
  };
};

/** The connection as it was last found, and how each engine has done. Without an outside engine: fallback mode. */
export const getStatus = async (scope: WorkspaceScope): Promise<AssistantStatus> => {
  const row = await findSettings(scope.tx, scope.workspaceId);
  const settings = await readEngineSettings(scope);
  return toStatus(scope, {
    settings,
    error: settings.connectionError,
    checkedAt: row?.checkedAt ?? null,
  });
};

/** The connection of a key that was tried just now; it is kept nowhere. */
export const triedStatus = (
  scope: WorkspaceScope,
  settings: EngineSettings,
  error: string | null,
): Promise<AssistantStatus> => toStatus(scope, { settings, error, checkedAt: new Date() });
