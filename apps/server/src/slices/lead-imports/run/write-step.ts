import type { LeadImportChoice } from '@propguard/protocol/lead-imports';
import { REPORTED_ROWS_MAX, type RowVerdict } from '@propguard/rules/lead-imports/import-limits';
import type { LeadDraft } from '@propguard/rules/lead-imports/read-lead-row';
import { dayStart } from '@propguard/rules/time/wall-time';
import { findTimeZone } from '../../../access/workspace-time-zone.ts';
import type { Tx } from '../../../db/database.ts';
import { Failure } from '../../../fail.ts';
import { FileRefused } from '../../../intake/file-refused.ts';
import { type AddedLead, addManyLeads } from '../../leads/add-many-leads.ts';
import { receiveLead } from '../../leads/receive-lead.ts';
import { insertRows } from '../rows-store.ts';
import type { ImportChange, LockedImport } from '../store.ts';
import type { ImportRun } from './import-run.ts';
import type { Judged } from './judge-step.ts';

type Row = { record: number; draft: LeadDraft };

const HALF_DAY_MS = 12 * 60 * 60 * 1000;
/** A day without a time is kept as its noon, by the workspace's clocks: no zone makes another day of it. */
const noonOf = (zone: string, day: string | null): Date | null =>
  day === null ? null : new Date(dayStart(zone, day).getTime() + HALF_DAY_MS);

const toAdded = (
  { record, draft }: Row,
  { source, agentId, tags }: LeadImportChoice,
  { importId, zone }: { importId: string; zone: string },
): AddedLead => {
  const { createdOn, nextFollowUp, ...facts } = draft;
  return {
    ...facts,
    source: draft.source ?? source,
    agentId: draft.agentId ?? agentId,
    tags: [...new Set([...draft.tags, ...tags])],
    createdAt: noonOf(zone, createdOn),
    nextFollowUpAt: noonOf(zone, nextFollowUp),
    ref: `${importId}:${record}`,
  };
};

/** Somebody is known: what was not known of them is added by the door that every lead comes in by. */
const meet = async (run: ImportRun, tx: Tx, row: LockedImport, lead: AddedLead): Promise<void> => {
  const { name, addresses, source, ref, nextFollowUpAt, agentId } = lead;
  await receiveLead(
    { services: run.services, tx, workspaceId: row.workspaceId, accountId: run.input.accountId },
    {
      name,
      addresses,
      facts: {
        intent: lead.intent,
        ...(lead.budgetMin !== null && { budgetMin: lead.budgetMin }),
        ...(lead.budgetMax !== null && { budgetMax: lead.budgetMax }),
        valueAud: lead.valueAud,
        timeline: lead.timeline,
        financing: lead.financing,
        locations: lead.locations,
        propertyTypes: lead.propertyTypes,
        bedrooms: lead.bedrooms,
        bathrooms: lead.bathrooms,
        features: lead.features,
        company: lead.company,
        companySize: lead.companySize,
        decisionMaker: lead.decisionMaker,
        tags: lead.tags,
      },
      source,
      touch: { kind: 'import', ref, detail: row.fileName },
      agentId,
      nextFollowUpAt,
      isWaiting: false,
    },
  );
};

const countOf = ({ reported }: Judged, verdict: RowVerdict): number =>
  reported.filter((row) => row.verdict === verdict).length;

/**
 * In a check it is only counted; then it is written. What is to be shown is kept either way. Who is new is written while
 * others are; what is counted, and who is known, waits for its turn (`ofTurn` gives the import as it stands then).
 */
export const writeStep = async (
  run: ImportRun,
  tx: Tx,
  { id: importId, workspaceId, choice, state, fileName }: LockedImport,
  judged: Judged,
  ofTurn: () => Promise<LockedImport>,
): Promise<ImportChange> => {
  if (!choice) throw new Error('Nobody has said what the columns hold.');
  const withoutLead = judged.met.filter(({ leadId }) => leadId === null);
  const completed = choice.known === 'complete' ? judged.met.filter(({ leadId }) => leadId !== null) : [];
  const about = { importId, zone: await findTimeZone(tx, workspaceId) };
  const turn: { row?: LockedImport } = {};
  if (state === 'importing') {
    const scope = { tx, workspaceId, accountId: run.input.accountId };
    try {
      await addManyLeads(
        scope,
        judged.added.map((one) => toAdded(one, choice, about)),
        fileName,
        async () => {
          turn.row = await ofTurn();
        },
      );
    } catch (error) {
      if (error instanceof Failure && error.code === 'LIMIT_REACHED')
        throw new FileRefused(
          'The workspace has no room for that many leads. The ones before this row were added.',
        );
      throw error;
    }
  }
  const now = turn.row ?? (await ofTurn());
  if (state === 'importing')
    for (const one of [...withoutLead, ...completed]) await meet(run, tx, now, toAdded(one, choice, about));
  const reportedBefore = now.known + now.twice + now.alike + now.broken;
  const room = Math.max(0, REPORTED_ROWS_MAX - reportedBefore);
  await insertRows(tx, { workspaceId, importId }, judged.reported.slice(0, room));
  return {
    added: now.added + judged.added.length + withoutLead.length,
    completed: now.completed + completed.length,
    known: now.known + countOf(judged, 'known'),
    twice: now.twice + countOf(judged, 'twice'),
    alike: now.alike + countOf(judged, 'alike'),
    broken: now.broken + countOf(judged, 'broken'),
    rowsDone: now.rowsDone + judged.rows,
    rows: Math.max(now.rows, now.rowsDone + judged.rows),
  };
};
