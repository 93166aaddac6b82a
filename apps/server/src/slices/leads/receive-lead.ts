import type { SomeFacts } from '@propguard/protocol/lead-facts';
import type { NewAddress } from '@propguard/protocol/people';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import type { LeadSource, TouchKind } from '@propguard/rules/leads/facts';
import { LEADS_PER_WORKSPACE } from '@propguard/rules/leads/limits';
import { demandRoom } from '../../access/demand-room.ts';
import { publish } from '../../events/publish.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { findOrCreatePerson } from '../people/find-or-create-person.ts';
import { getPerson } from '../people/get-person.ts';
import { applyChange, type LeadScope } from './apply-change.ts';
import { chooseAgent } from './choose-agent.ts';
import { startResponseClock } from './first-response.ts';
import { FOLLOW_UP } from './lead-timers.ts';
import { insertNote } from './rows-store.ts';
import { EVERYBODYS } from './sight.ts';
import {
  countLeads,
  findLeadOfPerson,
  insertChanges,
  insertLead,
  insertTouch,
  type LeadPatch,
  lockLeads,
  type NamedLead,
} from './store.ts';
import { tellOfNewLead } from './tell-agents.ts';

export type IncomingLead = {
  name?: string | null | undefined;
  /** In which they are written to, unless something else is known. */
  language?: LanguageCode | undefined;
  addresses: readonly NewAddress[];
  facts: SomeFacts;
  source: LeadSource;
  /** By which door, and the row it came with: the same comes in once. */
  touch: { kind: TouchKind; ref: string; detail?: string | null | undefined; at?: Date };
  /** Left out: by rule, or in turn. */
  agentId?: string | null | undefined;
  nextFollowUpAt?: Date | null | undefined;
  /** What they wrote, for whoever answers. */
  note?: string | undefined;
  /** They wait for an answer: the clock runs, and the agent is told. */
  isWaiting: boolean;
};
export type ReceivedLead = {
  leadId: string;
  personId: string;
  isNew: boolean;
  /** The very same came in before: all that follows from it is there. */
  isRepeated: boolean;
};

/** What was not known is added; what somebody wrote down before stays. */
const onlyUnknown = (row: NamedLead, facts: SomeFacts): LeadPatch =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) => {
      const known = row[field as keyof NamedLead];
      if (field === 'tags') return [[field, [...new Set([...row.tags, ...(facts.tags ?? [])])].slice(0, 20)]];
      const isUnknown = known === null || (Array.isArray(known) && known.length === 0);
      return value === undefined || !isUnknown ? [] : [[field, value]];
    }),
  );

/** A lead keeps to what it is merged into: there is no chain. */
const rowOf = async (scope: LeadScope, id: string): Promise<NamedLead> => {
  const [row] = await lockLeads(scope.tx, EVERYBODYS, [id]);
  if (!row) throw new Error('The lead is gone.');
  return row.mergedInto ? rowOf(scope, row.mergedInto) : row;
};

const addTouch = (
  { tx, workspaceId }: LeadScope,
  leadId: string,
  { source, touch }: IncomingLead,
): Promise<boolean> =>
  insertTouch(tx, {
    workspaceId,
    leadId,
    kind: touch.kind,
    source,
    ref: touch.ref,
    detail: touch.detail ?? null,
    ...(touch.at && { at: touch.at }),
  });

const keepNote = async (
  { tx, workspaceId }: LeadScope,
  leadId: string,
  { note }: IncomingLead,
): Promise<void> => {
  if (note) await insertNote(tx, { workspaceId, leadId, text: note, byAccountId: null });
};

const comeAgain = async (
  scope: LeadScope,
  leadId: string,
  incoming: IncomingLead,
): Promise<{ leadId: string; isRepeated: boolean }> => {
  const row = await rowOf(scope, leadId);
  const isFirstTime = await addTouch(scope, row.id, incoming);
  if (!isFirstTime) return { leadId: row.id, isRepeated: true };
  await keepNote(scope, row.id, incoming);
  await applyChange(scope, row, onlyUnknown(row, incoming.facts), { by: incoming.touch.kind });
  // Who waits already waits since then: a second message does not set the clock back.
  const isWaitedFor = row.responseDueAt !== null && row.respondedAt === null;
  if (incoming.isWaiting && !isWaitedFor)
    await tellOfNewLead(scope, row, await startResponseClock(scope, row.id));
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'leads', id: row.id });
  return { leadId: row.id, isRepeated: false };
};

const begin = async (
  scope: LeadScope,
  leadId: string,
  incoming: IncomingLead,
  chosen: { agentId: string | null; by: string | null },
): Promise<void> => {
  const { services, tx, workspaceId, accountId } = scope;
  await addTouch(scope, leadId, incoming);
  await keepNote(scope, leadId, incoming);
  await insertChanges(tx, { workspaceId, id: leadId, version: 1 }, [
    { field: 'status', fromValue: null, toValue: 'new', byAccountId: accountId, by: incoming.touch.kind },
    ...(chosen.agentId
      ? [
          {
            field: 'agentId',
            fromValue: null,
            toValue: chosen.agentId,
            byAccountId: accountId,
            by: chosen.by ?? 'member',
          },
        ]
      : []),
  ]);
  const row = await rowOf(scope, leadId);
  if (incoming.nextFollowUpAt)
    await setTimer(scope, FOLLOW_UP, { key: leadId, dueAt: incoming.nextFollowUpAt, payload: {} });
  if (incoming.isWaiting) await tellOfNewLead(scope, row, await startResponseClock(scope, leadId));
  await services.tell(tx, { kind: 'lead-created', workspaceId, leadId, agentId: chosen.agentId });
  await publish(tx, { workspaceId, subject: 'leads', id: leadId });
};

/**
 * The door that every lead comes in by: a person with one of these addresses is one lead, however often and by whichever
 * way they come. Each way is kept as a touch, once.
 */
export const receiveLead = async (scope: LeadScope, incoming: IncomingLead): Promise<ReceivedLead> => {
  const { tx, workspaceId } = scope;
  const personId = await findOrCreatePerson(scope, {
    addresses: incoming.addresses,
    ...(incoming.name != null && { name: incoming.name }),
    ...(incoming.language && { language: incoming.language }),
  });
  const known = await findLeadOfPerson(tx, personId);
  if (known) return { ...(await comeAgain(scope, known.id, incoming)), personId, isNew: false };
  await demandRoom(tx, {
    of: 'leads',
    owner: workspaceId,
    most: LEADS_PER_WORKSPACE,
    count: () => countLeads(tx),
  });
  const { state } = await getPerson(scope, personId);
  const chosen =
    incoming.agentId === undefined
      ? await chooseAgent(scope, { ...incoming.facts, source: incoming.source }, state)
      : { agentId: incoming.agentId, by: 'member' };
  const agentId = chosen?.agentId ?? null;
  const leadId = await insertLead(tx, {
    ...incoming.facts,
    workspaceId,
    personId,
    source: incoming.source,
    agentId,
    assignedAt: agentId ? new Date() : null,
    timelineSince: incoming.facts.timeline ? new Date() : null,
    nextFollowUpAt: incoming.nextFollowUpAt ?? null,
  });
  if (!leadId) return receiveLead(scope, incoming);
  await begin(scope, leadId, incoming, { agentId, by: chosen?.by ?? null });
  return { leadId, personId, isNew: true, isRepeated: false };
};
