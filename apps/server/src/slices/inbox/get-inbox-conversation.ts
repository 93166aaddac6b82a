import type { InboxConversation, InboxEntry } from '@propguard/protocol/inbox-facts';
import type { MessagePart } from '@propguard/protocol/message-parts';
import {
  CHANNEL_ABILITIES,
  CONNECTED_CHANNELS,
  isConnectedChannel,
} from '@propguard/rules/channels/channel-abilities';
import type { Channel } from '@propguard/rules/conversations/channels';
import { rememberedIn } from '@propguard/rules/conversations/remembered';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findAnswerHours } from '../conversations/answer-hours.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';
import { type ConversationMessage, listMessages } from '../conversations/find-messages.ts';
import { isReadInWidget } from '../conversations/is-read-in-widget.ts';
import { withoutListed } from '../conversations/without-listed.ts';
import { inSight, sightOf } from '../leads/sight.ts';
import { getPerson } from '../people/get-person.ts';
import { findInboxRow } from './list-store.ts';
import { findDraft, findLookers } from './members-store.ts';
import {
  findAnswerTime,
  findConnected,
  findContactFacts,
  findEarlier,
  findHeard,
  findNextAppointment,
  findWindowUntil,
} from './person-store.ts';
import { findAnsweredSurveys, findDeliveries, findHandOvers, findNotes } from './thread-store.ts';
import { toInboxRow } from './view.ts';

type Message = Extract<InboxEntry, { kind: 'message' }>;
const FACTS_SHOWN = 3;
/** As many as the visitor saw. */
const HOMES_SHOWN = 6;

const shownOf = (part: MessagePart): Message['shown'] => {
  if (part.kind === 'source')
    return [{ title: part.source.title, path: part.source.path, facts: [], homes: [], sample: false }];
  if (part.kind !== 'card') return [];
  const { title, link, facts, items, sample } = part.card;
  const homes = items.flatMap((item) =>
    item.picture
      ? [{ title: item.title, text: item.text, path: item.link?.path ?? null, picture: item.picture }]
      : [],
  );
  const rows = items.map((item) => ({ label: item.title, text: item.text }));
  // How many there are is said above them.
  const told = homes.length > 0 ? [] : facts.length > 0 ? facts : rows;
  return [
    {
      title,
      path: link?.path ?? null,
      homes: homes.slice(0, HOMES_SHOWN),
      facts: told.slice(0, FACTS_SHOWN).map(({ label, text }) => ({ label, text })),
      sample,
    },
  ];
};

/** A card and the passage that it rests on often have one name: it is said once. */
const shownBeside = ({ parts }: ConversationMessage) => [
  ...new Map(
    parts
      .flatMap(shownOf)
      .toSorted((a, b) => a.facts.length + a.homes.length - b.facts.length - b.homes.length)
      .map((one) => [one.title, one]),
  ).values(),
];

const filesOf = ({ parts }: ConversationMessage): Message['files'] =>
  parts.flatMap((part): Message['files'] => {
    if (part.kind === 'file') {
      const isPicture = part.mediaType.startsWith('image/');
      return [{ name: part.name, mediaId: part.mediaId, isPicture, refused: null }];
    }
    return part.kind === 'refused-file'
      ? [{ name: part.name, mediaId: null, isPicture: false, refused: part.reason }]
      : [];
  });

const pageOf = ({ parts }: ConversationMessage): string | null => {
  const page = parts.find(({ kind }) => kind === 'page');
  return page?.kind === 'page' ? page.home : null;
};

const toEntry = (message: ConversationMessage, delivery: Message['delivery']): InboxEntry => {
  const shown = shownBeside(message);
  const homes = shown.flatMap((one) => one.homes.map(({ title }) => title));
  return {
    kind: 'message',
    id: message.id,
    author: message.author,
    by: message.memberName,
    text: withoutListed(message.text, homes),
    shown,
    files: filesOf(message),
    page: pageOf(message),
    delivery,
    segment: message.segment,
    at: message.createdAt.toISOString(),
  };
};

const entriesOf = async (scope: WorkspaceScope, id: string): Promise<InboxEntry[]> => {
  const { tx } = scope;
  const said = (await listMessages(scope, id)).filter(({ text }) => text !== '');
  const deliveries = new Map(
    (await findDeliveries(tx, id)).map(({ messageId, ...delivery }) => [messageId, delivery]),
  );
  const entries: InboxEntry[] = [
    ...said.map((message) => toEntry(message, deliveries.get(message.id) ?? null)),
    ...(await findNotes(tx, id)).map((note) => ({
      kind: 'note' as const,
      ...note,
      at: note.at.toISOString(),
    })),
    ...(await findHandOvers(tx, id)).map((one) => ({
      kind: 'hand-over' as const,
      ...one,
      at: one.at.toISOString(),
      takenAt: one.takenAt?.toISOString() ?? null,
      endedAt: one.endedAt?.toISOString() ?? null,
    })),
    ...(await findAnsweredSurveys(tx, id)).map(({ id: surveyId, kind, score, comment, answeredAt }) => ({
      kind: 'survey' as const,
      id: surveyId,
      survey: kind,
      score: score ?? 0,
      comment,
      at: (answeredAt ?? new Date(0)).toISOString(),
    })),
  ];
  // What was said keeps its own order; all else stands where it happened. Whoever takes it by a reply took it first.
  const isSaid = ({ kind }: InboxEntry): number => Number(kind !== 'hand-over');
  return entries
    .map((entry, position) => ({ entry, position }))
    .sort(
      (a, b) =>
        a.entry.at.localeCompare(b.entry.at) || isSaid(a.entry) - isSaid(b.entry) || a.position - b.position,
    )
    .map(({ entry }) => entry);
};

const leadOf = async (scope: WorkspaceScope, personId: string): Promise<InboxConversation['lead']> => {
  const { rows } = await scope.tx.execute<NonNullable<InboxConversation['lead']>>(sql`
    select l.id, p.name, l.status, l.score, l.score_band as band from lead l join person p on p.id = l.person_id
    where l.person_id = ${personId}::uuid and l.merged_into is null and ${inSight(await sightOf(scope))} limit 1`);
  return rows[0] ?? null;
};

/** On a channel that has one; elsewhere one may always write. */
const windowOf = async (
  { tx }: WorkspaceScope,
  id: string,
  channel: Channel,
): Promise<InboxConversation['replyWindow']> => {
  const hours = isConnectedChannel(channel) ? CHANNEL_ABILITIES[channel].windowHours : null;
  if (hours === null) return null;
  const until = await findWindowUntil(tx, id, hours);
  return until && { until: until.toISOString(), hours };
};

/** Where else the same person can be written to: they have an address there, and the channel is connected. */
const elsewhereOf = async (
  { tx }: WorkspaceScope,
  channel: Channel,
  addresses: readonly { kind: string }[],
): Promise<InboxConversation['elsewhere']> => {
  const connected = await findConnected(tx);
  return CONNECTED_CHANNELS.filter(
    (other) =>
      other !== channel &&
      connected.includes(other) &&
      addresses.some(({ kind }) => kind === (other === 'sms' ? 'phone' : other)),
  );
};

export const getInboxConversation = async (scope: WorkspaceScope, id: string): Promise<InboxConversation> => {
  const { tx, accountId } = scope;
  await demandTeamConversation(scope, id);
  const row = await findInboxRow(tx, id);
  if (!row) throw fail('NOT_FOUND');
  const { personId, contactId } = row;
  const person = personId && (await getPerson(scope, personId));
  const appointment = personId && (await findNextAppointment(tx, personId));
  const contact = await findContactFacts(tx, contactId);
  return {
    ...toInboxRow(row, await findAnswerHours(scope), accountId),
    segment: row.segment,
    handOverReason: row.handOverReason,
    handOverCause: row.handOverCause,
    entries: await entriesOf(scope, id),
    draft: accountId ? await findDraft(tx, id, accountId) : '',
    lookers: await findLookers(tx, id, accountId),
    contact: {
      personId,
      addresses: person ? person.addresses.map(({ kind, value }) => ({ kind, value })) : [],
      since: (contact?.createdAt ?? row.updatedAt).toISOString(),
    },
    elsewhere: await elsewhereOf(scope, row.channel, person ? person.addresses : []),
    isInWidget: await isReadInWidget({ tx }, id),
    replyWindow: await windowOf(scope, id, row.channel),
    answerTime: await findAnswerTime(tx, { contactId, personId }),
    lead: personId ? await leadOf(scope, personId) : null,
    remembered: rememberedIn(await findHeard(tx, { contactId, personId })),
    appointment: appointment ? { ...appointment, startsAt: appointment.startsAt.toISOString() } : null,
    earlier: (await findEarlier(tx, id, { contactId, personId })).map(({ updatedAt, ...one }) => ({
      ...one,
      updatedAt: updatedAt.toISOString(),
    })),
  };
};
