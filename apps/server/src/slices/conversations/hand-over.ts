import type { Conversation } from '@propguard/protocol/conversations';
import { answerSeconds, expectedBy } from '@propguard/rules/conversations/answer-hours';
import type { HandOverCause } from '@propguard/rules/conversations/hand-over-causes';
import { HAND_OVER_WORDS } from '@propguard/rules/conversations/hand-over-words';
import { isHandedOver } from '@propguard/rules/conversations/states';
import { shortWhenText } from '@propguard/rules/time/time-texts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { sayToBoth } from './add-message.ts';
import { findAnswerHours } from './answer-hours.ts';
import { applyToConversation, changeConversation } from './change-conversation.ts';
import { findAccountName } from './contact-store.ts';
import { demandConversation, demandHeldConversation, demandOwnConversation } from './demand-conversation.ts';
import { getConversation } from './get-conversation.ts';
import { findHolder, hasOtherMember, insertHandOver, takeOpenHandOver } from './hand-over-store.ts';
import { findLanguage, findLastWrittenAt } from './message-store.ts';
import { recordExchange } from './record-exchange.ts';
import { type Reach, relayToHome } from './relay.ts';
import type { ConversationStanding } from './store.ts';
import { endHandOver, settleHandOver } from './tell-of-hand-over.ts';

const SECONDS_A_MINUTE = 60;

/** The words of the language in which the conversation was last held. */
export const wordsFor = async (scope: WorkspaceScope, id: string) => {
  const language = (await findLanguage(scope.tx, id)) ?? 'en';
  return { words: HAND_OVER_WORDS[language], language };
};

export type Asking = {
  /** For the team. */
  reason: string;
  cause: HandOverCause;
  /** Said before who comes and when, where nobody asked for a person. */
  why?: string;
};

/**
 * State, reason, the sentence that both sides read and by when somebody comes, in one transaction. The clock of whoever
 * waits began with what they wrote. Of the same conversation it is done once.
 */
export const askForPerson = async (
  scope: WorkspaceScope,
  row: ConversationStanding,
  { reason, cause, why, isAlone }: Asking & { isAlone: boolean },
): Promise<void> => {
  const { tx, workspaceId } = scope;
  const { id, segment } = row;
  const now = new Date();
  const hours = await findAnswerHours(scope);
  const expected = isAlone ? null : expectedBy(hours, now);
  const asked = await insertHandOver(tx, {
    workspaceId,
    conversationId: id,
    segment,
    cause,
    reason: reason || null,
    expectedMinutes: expected && Math.ceil(answerSeconds(hours, now, expected) / SECONDS_A_MINUTE),
  });
  if (!asked) return;
  await recordExchange(scope, id, { kind: 'hand-over-asked', ref: asked, outcome: cause });
  const { words, language } = await wordsFor(scope, id);
  const said = expected ? words.asked(shortWhenText(language, hours.zone, expected)) : words.askedAnyTime;
  await sayToBoth(scope, row, [why, isAlone ? words.askedAlone : said].filter(Boolean).join(' '));
  const waitingSince = row.waitingSince ?? (await findLastWrittenAt(tx, row)) ?? now;
  await applyToConversation(scope, id, { state: 'waiting', waitingSince });
};

/**
 * From now on the assistant is silent, and the team sees it. Where nobody but the asker is in the workspace, a
 * visitor's above all, it reaches the home workspace.
 */
export const handOver = async (
  scope: WorkspaceScope,
  { id, reason, cause, ...reach }: { id: string; reason: string; cause: HandOverCause } & Partial<Reach>,
): Promise<Conversation> => {
  const row = await demandOwnConversation(scope, id);
  if (isHandedOver(row.state)) return getConversation(scope, id);
  const hasTeam = await hasOtherMember(scope.tx, scope.workspaceId, scope.accountId);
  if (hasTeam || !(await relayToHome(scope, row, { name: '', address: '', ...reach }))) {
    await askForPerson(scope, row, { reason, cause, isAlone: !hasTeam });
    return getConversation(scope, id);
  }
  await insertHandOver(scope.tx, {
    workspaceId: scope.workspaceId,
    conversationId: id,
    segment: row.segment,
    cause,
    reason: reason || null,
  });
  return changeConversation(scope, id, { state: 'waiting' });
};

/** Whoever takes it has it: nobody else's turn, and the assistant is silent. */
const hold = async (scope: WorkspaceScope, row: ConversationStanding, taken: string): Promise<void> => {
  await recordExchange(scope, row.id, { kind: 'hand-over-taken', ref: taken });
  await settleHandOver(scope, taken);
  const name = scope.accountId && (await findAccountName(scope.tx, scope.accountId));
  if (name) await sayToBoth(scope, row, (await wordsFor(scope, row.id)).words.joined(name));
  await applyToConversation(scope, row.id, {
    state: 'person',
    assigneeId: scope.accountId,
    snoozedUntil: null,
  });
};

export const takeOver = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  const row = await demandConversation(scope, id);
  if (row.state === 'person' && (await findHolder(scope.tx, id)) === scope.accountId)
    return getConversation(scope, id);
  const taken = row.state === 'waiting' && (await takeOpenHandOver(scope.tx, id, scope.accountId));
  if (!taken) throw fail('CONFLICT');
  await hold(scope, row, taken);
  return getConversation(scope, id);
};

/** From whoever or whatever answers: the assistant, another member, nobody. What is closed is opened again. */
export const takeFromAnyone = async (scope: WorkspaceScope, row: ConversationStanding): Promise<void> => {
  const { tx, workspaceId, accountId } = scope;
  if (row.state === 'person' && (await findHolder(tx, row.id)) === accountId) return;
  const before = await takeOpenHandOver(tx, row.id, accountId, 'anybody');
  const begun =
    before ??
    (await insertHandOver(tx, {
      workspaceId,
      conversationId: row.id,
      segment: row.segment,
      cause: 'taken',
      memberId: accountId,
      takenAt: new Date(),
    }));
  if (!begun) throw fail('CONFLICT');
  await hold(scope, row, begun);
};

const ENDED = { assigneeId: null, waitingSince: null, snoozedUntil: null } as const;

/** By its person alone: from then on it is theirs alone again. */
export const takeBack = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  await demandOwnConversation(scope, id);
  await endHandOver(scope, id, 'taken-back');
  return changeConversation(scope, id, { state: 'assistant', ...ENDED });
};

/** By the team: the assistant answers again, and the person reads that it does. */
export const giveBack = async (scope: WorkspaceScope, row: ConversationStanding): Promise<void> => {
  await endHandOver(scope, row.id, 'given-back');
  await sayToBoth(scope, row, (await wordsFor(scope, row.id)).words.gaveBack);
  await applyToConversation(scope, row.id, { state: 'assistant', ...ENDED });
};

/** By the team. What the person writes next begins a new segment, which the assistant answers. */
export const closeConversation = async (scope: WorkspaceScope, row: ConversationStanding): Promise<void> => {
  await endHandOver(scope, row.id, 'resolved');
  await sayToBoth(scope, row, (await wordsFor(scope, row.id)).words.closed);
  await applyToConversation(scope, row.id, { state: 'resolved', ...ENDED, assigneeId: row.assigneeId });
};

/** By the member who has it. */
export const resolveConversation = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  await closeConversation(scope, await demandHeldConversation(scope, id));
  return getConversation(scope, id);
};
