import type { LeadImportChoice, LeadImportPreview } from '@propguard/protocol/lead-imports';
import { PREVIEW_RECORDS } from '@propguard/rules/imports/import-limits';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { LEAD_FIELDS } from '@propguard/rules/lead-imports/lead-columns';
import type { LeadDraft, LeadVerdict } from '@propguard/rules/lead-imports/read-lead-row';
import { INTENT_NAMES } from '@propguard/rules/leads/words';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import { openMappedTable } from '../../tabular/mapped-records.ts';
import type { OpenFile, RawRecord } from '../../tabular/raw-record.ts';
import { namePlaces } from '../leads/name-places.ts';
import { type Known, whoIsKnown } from '../leads/who-is-known.ts';
import { requireImport } from './get-import.ts';
import { leadContext, leadReader } from './run/lead-reader.ts';

const money = (aud: number): string => `$${aud.toLocaleString('en-AU')}`;

const readAs = (
  { name, addresses, intent, budgetMin, budgetMax, locations }: LeadDraft,
  placeNames: ReadonlyMap<string, string>,
): string =>
  [
    name ?? 'Someone without a name',
    ...addresses.map(({ value }) => value),
    intent && INTENT_NAMES[intent],
    budgetMin !== null && `from ${money(budgetMin)}`,
    budgetMax !== null && `up to ${money(budgetMax)}`,
    ...locations.map((id) => placeNames.get(id)),
  ]
    .filter(Boolean)
    .join(', ');

const firstRows = async ({ records }: OpenFile): Promise<RawRecord[]> => {
  const rows: RawRecord[] = [];
  for await (const record of records) {
    rows.push(record);
    if (rows.length >= PREVIEW_RECORDS) break;
  }
  return rows;
};

const toRow = (
  record: RawRecord,
  verdict: LeadVerdict,
  known: Known | undefined,
  placeNames: ReadonlyMap<string, string>,
): LeadImportPreview['rows'][number] => ({
  line: record.line,
  cells: record.cells.map((cell) => cell.replaceAll('\0', '')),
  problems: verdict.ok ? [] : verdict.problems,
  readAs: verdict.ok ? readAs(verdict.value, placeNames) : null,
  known: known?.is === 'known' && known.leadId !== null ? { id: known.leadId, name: known.name } : null,
});

/** How the first rows would be read with these choices, and who of them is known. Nothing is written. */
export const previewImport = async (
  { tx }: WorkspaceScope,
  id: string,
  choice: LeadImportChoice,
): Promise<LeadImportPreview> => {
  const row = await requireImport({ tx }, id);
  if (row.state !== 'ready' && row.state !== 'checked') throw fail('CONFLICT');
  try {
    const source = uploadSource(row, (work) => work(tx));
    const table = await openMappedTable(
      LEAD_FIELDS,
      source,
      { columns: choice.columns, options: USUAL_OPTIONS },
      { bytes: 0 },
    );
    const read = leadReader(table.headers, choice, await leadContext({ tx }, choice));
    const records = await firstRows(table);
    const verdicts = records.map(read);
    const drafts = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.value] : []));
    const known = await whoIsKnown({ tx }, drafts);
    const places = await namePlaces({ tx }, [...new Set(drafts.flatMap(({ locations }) => locations))]);
    const placeNames = new Map(places.map(({ id: of, name }) => [of, name]));
    const byDraft = new Map(drafts.map((draft, at) => [draft, known[at]]));
    return {
      headers: table.headers,
      rows: records.map((record, at) => {
        const verdict = verdicts[at] ?? { ok: false as const, problems: [] };
        return toRow(record, verdict, verdict.ok ? byDraft.get(verdict.value) : undefined, placeNames);
      }),
    };
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};
