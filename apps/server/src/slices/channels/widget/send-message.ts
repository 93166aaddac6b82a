import type { MessagePart } from '@propguard/protocol/message-parts';
import type { WidgetThread } from '@propguard/protocol/widget';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import { MESSAGES_MAX } from '@propguard/rules/conversations/limits';
import { isHandedOver } from '@propguard/rules/conversations/states';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { fail } from '../../../fail.ts';
import { isAnswering } from '../../assistant/turns/is-answering.ts';
import { receiveMessage } from '../../conversations/add-message.ts';
import { contactOnChannel } from '../../conversations/find-contact.ts';
import { getMessages } from '../../conversations/find-messages.ts';
import { askForPerson } from '../../conversations/hand-over.ts';
import { openConversationWith } from '../../conversations/open-conversation-with.ts';
import { FOR_TEAM, isForTeam } from '../is-for-team.ts';
import { findWebsite, noteWebsiteUse } from '../website-channel.ts';
import { passTest } from './pass-test.ts';
import { updateVisit } from './store.ts';
import { inVisit, threadOf, type VisitScope } from './visit-thread.ts';

export type Written = { id: string; text: string; parts?: MessagePart[]; isForTeam?: boolean };

/** Whoever writes for the first time becomes a contact of the workspace, named by nothing but this visit. */
export const contactOf = async ({ scope, visit }: VisitScope): Promise<string> => {
  if (visit.contactId !== null) return visit.contactId;
  const known = visit.language ? { language: visit.language } : {};
  return contactOnChannel(scope, { channel: 'website', value: `visit:${visit.id}` }, known);
};

/** Sent twice under one id it is one message; other words under it are a mistake. */
const isSentBefore = async ({ scope, visit }: VisitScope, { id, text }: Written): Promise<boolean> => {
  const [before] = await getMessages(scope, [id]);
  if (!before) return false;
  if (before.text !== text || before.conversationId !== visit.conversationId)
    throw fail('IDEMPOTENCY_KEY_REUSED');
  return true;
};

/**
 * What is written goes into the visitor's conversation and is answered by whoever has it. While an answer is being written
 * the next words wait in the frame (CONFLICT). Switched off, or against the settings, the team is asked.
 */
export const writeInVisit = async (at: VisitScope, written: Written): Promise<VisitScope> => {
  const { scope, visit } = at;
  if (await isSentBefore(at, written)) return at;
  const contactId = await contactOf(at);
  const words = written.text;
  const conversation = await openConversationWith(scope, {
    before: visit.conversationId ?? undefined,
    contactId,
    channel: 'website',
    words,
    most: MESSAGES_MAX - 1,
  });
  if (await isAnswering(scope, conversation.id)) throw fail('CONFLICT');
  const isOn = (await findWebsite(scope))?.isEnabled === true;
  const isAsked =
    !isHandedOver(conversation.state) && (written.isForTeam || !isOn || (await isForTeam(scope, words)));
  const why = written.isForTeam
    ? { reason: '', cause: 'asked' as const }
    : { reason: FOR_TEAM, cause: 'team' as const };
  if (isAsked) await askForPerson(scope, conversation, { ...why, isAlone: false });
  const standing = isAsked ? { ...conversation, state: 'waiting' as const } : conversation;
  await receiveMessage(scope, standing, { id: written.id, text: words, parts: written.parts ?? [] });
  const change = { contactId, conversationId: conversation.id };
  await updateVisit(scope.tx, visit.id, change);
  await noteWebsiteUse(scope, visit.connectionId);
  return { scope, visit: { ...visit, ...change } };
};

export const sendInVisit = (
  open: OpenGuest,
  { id, text, about }: { id: string; text: string; about: string },
): Promise<WidgetThread> => {
  const home = cleanText(about).trim();
  const parts: MessagePart[] = home === '' ? [] : [{ kind: 'page', home }];
  const words = cleanText(text);
  return inVisit(
    open,
    'write',
    async (at) => (await passTest(at, words)) ?? threadOf(await writeInVisit(at, { id, text: words, parts })),
  );
};
