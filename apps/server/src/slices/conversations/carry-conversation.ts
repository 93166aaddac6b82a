import { isHandedOver } from '@propguard/rules/conversations/states';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enterWorkspace, type Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { receiveMessage } from './add-message.ts';
import type { CarryInput } from './carry-input.ts';
import { askForPerson } from './hand-over.ts';
import { endOpenHandOver, findOpenHandOver, takeOpenHandOver } from './hand-over-store.ts';
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
  asks: { reason: string } | null,
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
  for (const { id, author, text } of said) {
    if (author !== 'contact' || (await isKnown(tx, id))) continue;
    const now = await findStanding(tx, to.id, ANY);
    if (now) await receiveMessage(scope, now, { id: carriedId(id), text });
  }
};

/** The asker goes on without a person: nobody needs to answer any more. */
const callOff = async (scope: WorkspaceScope, to: ConversationStanding): Promise<void> => {
  if (!isHandedOver(to.state)) return;
  await endHandOver(scope, to.id, 'taken-back');
  await updateConversation(scope.tx, to.id, { state: 'resolved', waitingSince: null, snoozedUntil: null });
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'conversations', id: to.id });
};

/** From those who answer to the asker, who sees it at once. Nobody but the asker takes their conversation back from them. */
const carryToAsker = async (
  scope: WorkspaceScope,
  to: ConversationStanding,
  said: readonly MessageRow[],
  from: ConversationStanding & { holder: string | null },
): Promise<void> => {
  const { tx, workspaceId } = scope;
  await updateConversation(tx, to.id, {});
  await copy(
    tx,
    to,
    said.filter(({ author }) => author === 'member' || author === 'system'),
  );
  // What is put off there still waits here.
  const state = from.state === 'snoozed' ? 'waiting' : from.state;
  if (from.holder) await takeOpenHandOver(tx, to.id, from.holder, 'anybody');
  if (!isHandedOver(state))
    await endOpenHandOver(tx, to.id, state === 'resolved' ? 'resolved' : 'given-back');
  if (isHandedOver(to.state)) await updateConversation(tx, to.id, { state });
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
  if (to && relay.side === 'asker' && input.became === 'assistant') await callOff(scope, to);
  else if (from && to && relay.side === 'asker') {
    const asks = input.became === 'waiting' ? { reason: open?.reason ?? '' } : null;
    await carryToAnswerer(scope, to, said, asks);
  } else if (from && to) await carryToAsker(scope, to, said, { ...from, holder: open?.memberId ?? null });
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
