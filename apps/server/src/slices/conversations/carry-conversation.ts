import type { HandOverCause } from '@propguard/rules/conversations/hand-over-causes';
import { type ConversationState, isHandedOver } from '@propguard/rules/conversations/states';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enterWorkspace, type Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { receiveMessage } from './add-message.ts';
import type { CarryInput } from './carry-input.ts';
import { askForPerson } from './hand-over.ts';
import {
  endOpenHandOver,
  findHolder,
  findOpenHandOver,
  isMember,
  takeOpenHandOver,
} from './hand-over-store.ts';
import { findMessages, findMessagesOf, insertMessage, type MessageRow } from './message-store.ts';
import { carriedId } from './relay.ts';
import { findRelay, type RelayRow, saveCarried } from './relay-store.ts';
import { type ConversationStanding, findStanding, lockConversation, updateConversation } from './store.ts';
import { endHandOver } from './tell-of-hand-over.ts';

const ANY = sql`true`;

/** What the asker said before they asked comes along, the assistant's answers too: whoever answers has to know it. */
const copy = async (tx: Tx, to: ConversationStanding, said: readonly MessageRow[]): Promise<void> => {
  for (const { id, author, memberId, text, language, parts, createdAt } of said)
    await insertMessage(tx, {
      id: carriedId(id),
      workspaceId: to.workspaceId,
      conversationId: to.id,
      segment: to.segment,
      author,
      memberId,
      text,
      language,
      parts,
      createdAt,
    });
};

const isKnown = async (tx: Tx, id: string): Promise<boolean> =>
  (await findMessages(tx, [carriedId(id)])).length > 0;

/** From the asker to those who answer: a person is asked for there too, and each message is received as on any channel. */
const carryToAnswerer = async (
  scope: WorkspaceScope,
  to: ConversationStanding,
  said: readonly MessageRow[],
  asks: { reason: string; cause: HandOverCause } | null,
): Promise<void> => {
  const { tx } = scope;
  if (asks && !isHandedOver(to.state)) {
    // It begins again after it was closed: what comes now is of a new segment.
    const segment = to.state === 'resolved' ? to.segment + 1 : to.segment;
    await updateConversation(tx, to.id, { segment });
    await copy(
      tx,
      { ...to, segment },
      said.filter(({ author }) => author !== 'system'),
    );
    await askForPerson(scope, { ...to, segment }, { ...asks, isAlone: false });
    return;
  }
  if (!isHandedOver(to.state)) return;
  for (const one of said) {
    const { id, author, text } = one;
    if ((author !== 'contact' && author !== 'assistant') || (await isKnown(tx, id))) continue;
    const now = await findStanding(tx, to.id, ANY);
    if (now && author === 'contact') await receiveMessage(scope, now, { id: carriedId(id), text });
    // What the assistant could answer meanwhile needs no other answer.
    else if (now) await copy(tx, now, [one]);
  }
  if (said.some(({ author }) => author === 'assistant'))
    await publish(tx, { workspaceId: scope.workspaceId, subject: 'conversations', id: to.id });
};

/** The asker goes on without a person, or with one of their own workspace: nobody needs to answer here any more. */
const callOff = async (scope: WorkspaceScope, to: ConversationStanding): Promise<void> => {
  if (!isHandedOver(to.state)) return;
  await endHandOver(scope, to.id, 'taken-back');
  await updateConversation(scope.tx, to.id, { state: 'resolved', waitingSince: null, snoozedUntil: null });
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'conversations', id: to.id });
};

/** Somebody of the asker's own workspace has it: what comes late from the other side takes it from nobody. */
const isHeldThere = async (
  { tx, workspaceId }: WorkspaceScope,
  to: ConversationStanding,
): Promise<boolean> => {
  const holder = to.state === 'person' ? await findHolder(tx, to.id) : null;
  return holder !== null && (await isMember(tx, workspaceId, holder));
};

/** Who answers, and whether anybody still does. */
const carryStanding = async (
  { tx }: WorkspaceScope,
  to: ConversationStanding,
  { became, holder }: { became: ConversationState; holder: string | null },
): Promise<void> => {
  // What is put off there still waits here.
  const state = became === 'snoozed' ? 'waiting' : became;
  if (holder) await takeOpenHandOver(tx, to.id, holder, 'anybody');
  if (!isHandedOver(state))
    await endOpenHandOver(tx, to.id, state === 'resolved' ? 'resolved' : 'given-back');
  if (isHandedOver(to.state)) await updateConversation(tx, to.id, { state });
};

/** With an answer comes who gave it, whichever of the two is told first. One from before they asked again says nothing. */
const isAnswered = async (
  tx: Tx,
  to: ConversationStanding,
  said: readonly MessageRow[],
): Promise<boolean> => {
  const answer = said.findLast(({ author }) => author === 'member');
  const asked = answer && (await findOpenHandOver(tx, to.id));
  return asked !== undefined && answer !== undefined && answer.createdAt > asked.askedAt;
};

/**
 * From those who answer to the asker, who sees it at once. Nobody but the asker takes their conversation back from them.
 * `became` is null where only something was said, and where it has become something else since, which is on its way too.
 */
const carryToAsker = async (
  scope: WorkspaceScope,
  to: ConversationStanding,
  said: readonly MessageRow[],
  {
    state,
    became,
    holder,
  }: { state: ConversationState; became: ConversationState | null; holder: string | null },
): Promise<void> => {
  const { tx, workspaceId } = scope;
  await updateConversation(tx, to.id, {});
  await copy(
    tx,
    to,
    said.filter(({ author }) => author === 'member' || author === 'system'),
  );
  const now = became ?? (state === 'person' && (await isAnswered(tx, to, said)) ? state : null);
  if (now && !(await isHeldThere(scope, to))) await carryStanding(scope, to, { became: now, holder });
  await publish(tx, { workspaceId, subject: 'conversations', id: to.id });
};

const carry = async (run: JobRun<CarryInput>, tx: Tx, relay: RelayRow): Promise<void> => {
  const { services, input } = run;
  const { conversationId } = input;
  const { workspaceId, otherWorkspaceId, otherConversationId } = relay;
  const from = await findStanding(tx, conversationId, ANY);
  const all = await findMessagesOf(tx, conversationId);
  const said = all.filter(({ position }) => position > relay.carried);
  const open = await findOpenHandOver(tx, conversationId);
  await enterWorkspace(tx, otherWorkspaceId);
  // Whoever closes it there meanwhile has closed it.
  await lockConversation(tx, otherConversationId);
  const to = await findStanding(tx, otherConversationId, ANY);
  const scope: WorkspaceScope = {
    services,
    tx,
    workspaceId: otherWorkspaceId,
    accountId: null,
    role: 'owner',
  };
  if (to && relay.side === 'asker' && input.became && input.became !== 'waiting') await callOff(scope, to);
  else if (from && to && relay.side === 'asker') {
    const asks =
      input.became === 'waiting' ? { reason: open?.reason ?? '', cause: open?.cause ?? 'asked' } : null;
    await carryToAnswerer(scope, to, said, asks);
  } else if (from && to) {
    const became = input.became === from.state ? from.state : null;
    await carryToAsker(scope, to, said, { state: from.state, became, holder: open?.memberId ?? null });
  }
  await enterWorkspace(tx, workspaceId);
  const last = all.at(-1);
  if (last && from) await saveCarried(tx, conversationId, last.position);
};

export const carryConversation = async (run: JobRun<CarryInput>): Promise<JobOutcome> => {
  await run.transaction(async (tx) => {
    // One after the other: what was said first arrives first.
    const relay = await findRelay(tx, run.input.conversationId, true);
    if (relay) await carry(run, tx, relay);
  });
  return {};
};
