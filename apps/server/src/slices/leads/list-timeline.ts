import type { LeadChange, TimelineEntry } from '@propguard/protocol/leads';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { demandLead } from './get-lead.ts';
import { findInteractions, findMemberNames, findNotes, findTasks } from './rows-store.ts';
import { toInteraction, toNote, toTask } from './rows-view.ts';
import { type SeeingScope, sightOf } from './sight.ts';
import { findMergedInto } from './store.ts';
import {
  findActivitiesById,
  findAgentNames,
  findChanges,
  findMarks,
  findTouchesById,
  type Mark,
} from './timeline-store.ts';
import { toTouch } from './view.ts';

type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number];

const toChange = ({ change, byName }: ChangeRow, names: ReadonlyMap<string, string>): LeadChange => {
  const said = (value: unknown) =>
    change.field === 'agentId' && typeof value === 'string'
      ? (names.get(value) ?? 'someone who has left')
      : value;
  return {
    id: change.id,
    field: change.field,
    from: said(change.fromValue),
    to: said(change.toValue),
    reason: change.reason,
    at: change.at.toISOString(),
    by: { accountId: change.byAccountId, name: byName },
    cause: change.by,
    version: change.version,
  };
};

const agentIdsIn = (rows: readonly ChangeRow[]): string[] =>
  rows.flatMap(({ change: { field, fromValue, toValue } }) =>
    field === 'agentId' ? [fromValue, toValue].filter((id) => typeof id === 'string') : [],
  );

/** Each kind is asked for once a page. */
const entriesOf = async ({ tx, workspaceId }: SeeingScope, marks: readonly Mark[]) => {
  const idsOf = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind).map(({ id }) => id);
  const notes = await findNotes(tx, idsOf('note'));
  const named = notes.flatMap(({ note }) => note.mentions);
  const names = named.length > 0 ? await findMemberNames(tx, workspaceId, named) : [];
  const changes = await findChanges(tx, idsOf('change'));
  const agentNames = await findAgentNames(tx, agentIdsIn(changes));
  const entries = new Map<string, TimelineEntry>();
  for (const row of notes)
    entries.set(row.note.id, {
      kind: 'note',
      at: row.note.createdAt.toISOString(),
      note: toNote(row, names),
    });
  for (const row of await findInteractions(tx, idsOf('interaction')))
    entries.set(row.interaction.id, {
      kind: 'interaction',
      at: row.interaction.at.toISOString(),
      interaction: toInteraction(row),
    });
  for (const row of changes)
    entries.set(row.change.id, {
      kind: 'change',
      at: row.change.at.toISOString(),
      change: toChange(row, agentNames),
    });
  for (const row of await findTasks(tx, idsOf('task')))
    entries.set(row.task.id, { kind: 'task', at: row.task.createdAt.toISOString(), task: toTask(row) });
  for (const row of await findTouchesById(tx, idsOf('touch')))
    entries.set(row.id, { kind: 'touch', at: row.at.toISOString(), touch: toTouch(row) });
  for (const { id, kind, at, outcome, conversationId } of await findActivitiesById(tx, idsOf('activity')))
    entries.set(id, {
      kind: 'activity',
      at: at.toISOString(),
      activity: { id, kind, outcome, conversationId },
    });
  return entries;
};

/** Of the lead, and of those that were merged into it. */
export const listTimeline = async (
  scope: SeeingScope,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
): Promise<{ items: TimelineEntry[]; nextCursor: string | null }> => {
  const { tx } = scope;
  const lead = await demandLead(scope, await sightOf(scope), id);
  const others = await findMergedInto(tx, id);
  const filter = { timelineOf: id };
  const marks = await findMarks(tx, {
    leadIds: [id, ...others.map((one) => one.id)],
    personIds: [lead.personId, ...others.map(({ personId }) => personId)],
    after: readCursor(filter, cursor, NewestPosition),
    limit: limit + 1,
  });
  const entries = await entriesOf(scope, marks.slice(0, limit));
  const { items, nextCursor } = newestPage(marks, limit, filter, ({ id: of }) => entries.get(of));
  return { items: items.filter((entry) => entry !== undefined), nextCursor };
};
