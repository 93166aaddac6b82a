import type { WorkspaceScope, WorkspaceSteps } from '../../access/workspace-scope.ts';
import { readEngineSettings } from '../assistant/settings/engine-settings.ts';
import { listChoices, ownHistory, ownMentions, ownMessages, ownSources } from './own.ts';
import {
  readerOf,
  type SensayReader,
  sensayHistory,
  sensayMentions,
  sensayMessages,
  sensaySources,
} from './sensay.ts';

type From = 'own' | 'sensay';
type Asked = {
  from: From;
  conversationId: string;
  limit: number;
  beforeUUID?: string | undefined;
  afterUUID?: string | undefined;
};
const NOT_CONFIGURED = 'Sensay isn’t connected';
const IS_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const getChoices = async (scope: WorkspaceScope) => ({
  hasSensay: readerOf(await readEngineSettings(scope)) !== null,
  conversations: await listChoices(scope),
});

/** No transaction waits for somebody outside: the keys are read in one, and then it is asked. */
const readFrom = async <T>(
  { openWorkspace }: WorkspaceSteps,
  from: From,
  own: (scope: WorkspaceScope) => Promise<T>,
  outside: (reader: SensayReader) => Promise<T>,
  missing: T,
): Promise<T> => {
  if (from === 'own') return openWorkspace('read', own);
  const reader = await openWorkspace('read', async (scope) => readerOf(await readEngineSettings(scope)));
  return reader ? outside(reader) : missing;
};

export const readHistory = (steps: WorkspaceSteps, from: From) =>
  readFrom(steps, from, async (scope) => ({ items: await ownHistory(scope), problem: null }), sensayHistory, {
    items: [],
    problem: NOT_CONFIGURED,
  });

export const readSources = (steps: WorkspaceSteps, from: From) =>
  readFrom(steps, from, async (scope) => ({ items: await ownSources(scope), problem: null }), sensaySources, {
    items: [],
    problem: NOT_CONFIGURED,
  });

const NOTHING = { success: false, items: [], problem: NOT_CONFIGURED };

export const readMentions = (steps: WorkspaceSteps, { from, conversationId, ...page }: Asked) =>
  readFrom(
    steps,
    from,
    async (scope) => ({
      success: true,
      items: IS_ID.test(conversationId) ? await ownMentions(scope, conversationId, page) : [],
      problem: null,
    }),
    (reader) => sensayMentions(reader, conversationId, page),
    NOTHING,
  );

export const readMessages = (steps: WorkspaceSteps, { from, conversationId, ...page }: Asked) =>
  readFrom(
    steps,
    from,
    async (scope) => ({
      success: true,
      items: IS_ID.test(conversationId) ? await ownMessages(scope, conversationId, page) : [],
      problem: null,
    }),
    (reader) => sensayMessages(reader, conversationId, page),
    NOTHING,
  );
