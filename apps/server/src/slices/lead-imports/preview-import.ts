import type { LeadImportChoice, LeadImportPreview } from '@propguard/protocol/lead-imports';
import { PREVIEW_RECORDS } from '@propguard/rules/imports/import-limits';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { LEAD_FIELDS } from '@propguard/rules/lead-imports/lead-columns';
import type { LeadDraft, LeadVerdict } from '@propguard/rules/lead-imports/read-lead-row';
import { INTENT_NAMES } from '@propguard/rules/leads/words';
import { fail, invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { openMappedTable } from '../../tabular/mapped-records.ts';
import type { RawRecord } from '../../tabular/raw-record.ts';
import { firstRowsOpener, type SentTableReader, withSentFile } from '../data-imports/sent-table.ts';
import { namePlaces } from '../leads/name-places.ts';
import { type Known, whoIsKnown } from '../leads/who-is-known.ts';
import { requireImport } from './get-import.ts';
import { leadContext, leadReader } from './run/lead-reader.ts';
import type { ImportRow } from './store.ts';

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

type ReadRecord = { record: RawRecord; verdict: LeadVerdict };

const readFirstRows = async (
  reader: SentTableReader,
  row: ImportRow,
  choice: LeadImportChoice,
): Promise<{ headers: string[]; read: ReadRecord[] }> => {
  const context = await reader.openWorkspace('read', ({ tx }) => leadContext({ tx }, choice));
  const choices = { columns: choice.columns, options: USUAL_OPTIONS };
  const open = firstRowsOpener(reader, PREVIEW_RECORDS);
  return withSentFile(reader, row, async (source) => {
    const table = await openMappedTable(LEAD_FIELDS, source, choices, { bytes: 0 }, open);
    const verdictOn = leadReader(table.headers, choice, context);
    const read: ReadRecord[] = [];
    for await (const record of table.records) {
      read.push({ record, verdict: verdictOn(record) });
      if (read.length >= PREVIEW_RECORDS) break;
    }
    return { headers: table.headers, read };
  });
};

/** How the first rows would be read with these choices, and who of them is known. Nothing is written. */
export const previewImport = async (
  reader: SentTableReader,
  id: string,
  choice: LeadImportChoice,
): Promise<LeadImportPreview> => {
  const row = await reader.openWorkspace('read', ({ tx }) => requireImport({ tx }, id));
  if (row.state !== 'ready' && row.state !== 'checked') throw fail('CONFLICT');
  try {
    const { headers, read } = await readFirstRows(reader, row, choice);
    const drafts = read.flatMap(({ verdict }) => (verdict.ok ? [verdict.value] : []));
    const { known, places } = await reader.openWorkspace('read', async ({ tx }) => ({
      known: await whoIsKnown({ tx }, drafts),
      places: await namePlaces({ tx }, [...new Set(drafts.flatMap(({ locations }) => locations))]),
    }));
    const placeNames = new Map(places.map(({ id: of, name }) => [of, name]));
    const byDraft = new Map(drafts.map((draft, at) => [draft, known[at]]));
    return {
      headers,
      rows: read.map(({ record, verdict }) =>
        toRow(record, verdict, verdict.ok ? byDraft.get(verdict.value) : undefined, placeNames),
      ),
    };
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};
