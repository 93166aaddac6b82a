import type { WidgetThread } from '@propguard/protocol/widget';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { openHeld } from '../../../access/open-held.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { Mode } from '../../../db/database.ts';
import { fail } from '../../../fail.ts';
import { isAnswering } from '../../assistant/turns/is-answering.ts';
import { wishesOf } from '../../assistant/turns/wishes-of.ts';
import { listMessages } from '../../conversations/find-messages.ts';
import { findStandingOf } from '../../conversations/find-standing.ts';
import { findAsked } from '../../surveys/surveys.ts';
import { STRANGER } from './begin-visit.ts';
import { findPersonOf, findVisit, updateVisit, type VisitRow } from './store.ts';
import { toWidgetMessage } from './view.ts';

export type VisitScope = { scope: WorkspaceScope; visit: VisitRow };

/** In the workspace of the pass; for a write the visit is locked, so that one thing follows the other. */
export const inVisit = <T>(open: OpenGuest, mode: Mode, work: (at: VisitScope) => Promise<T>): Promise<T> =>
  openHeld(open, mode, async ({ subjectId, ...held }) => {
    const visit = await findVisit(held.tx, subjectId, mode === 'write');
    if (!visit) throw fail('UNAUTHENTICATED');
    return work({ scope: { ...held, ...STRANGER }, visit });
  });

const NOTHING_SAID = {
  state: 'assistant',
  member: null,
  isAnswering: false,
  wishes: null,
  messages: [],
  surveys: [],
} as const;

const surveysOf = async (scope: WorkspaceScope, id: string): Promise<WidgetThread['surveys']> =>
  (await findAsked(scope, id)).map(({ kind, score }) => ({ kind, score }));

/** What the visitor reads: their own words, the answers, and our sentences; no note of the team. */
export const threadOf = async ({ scope, visit }: VisitScope): Promise<WidgetThread> => {
  const { services, tx } = scope;
  const { publicUrl } = services.config.http;
  const personId = visit.contactId === null ? null : await findPersonOf(tx, visit.contactId);
  const isKnown = visit.isIdentified || personId !== null;
  const { conversationId } = visit;
  const standing = conversationId === null ? undefined : await findStandingOf(scope, conversationId);
  if (!standing) return { ...NOTHING_SAID, messages: [], surveys: [], isKnown };
  const said = await listMessages(scope, standing.id);
  return {
    state: standing.state,
    member: standing.memberName,
    isAnswering: await isAnswering(scope, standing.id),
    isKnown,
    wishes: await wishesOf(scope, standing.id),
    messages: said.map((message) => toWidgetMessage(message, publicUrl)),
    surveys: standing.state === 'resolved' ? await surveysOf(scope, standing.id) : [],
  };
};

/** What is new to them is noted as read; reading the same again writes nothing. */
export const getThread = async (open: OpenGuest): Promise<WidgetThread> => {
  const { thread, seenAt } = await inVisit(open, 'read', async (at) => ({
    thread: await threadOf(at),
    seenAt: at.visit.seenAt.toISOString(),
  }));
  if (thread.messages.some(({ author, at }) => author !== 'contact' && at > seenAt))
    await inVisit(open, 'write', ({ scope: { tx }, visit }) =>
      updateVisit(tx, visit.id, { seenAt: new Date() }),
    );
  return thread;
};
