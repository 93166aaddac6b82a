import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { OwnListingFileChoice, OwnListingFilePreview } from '@propguard/protocol/own-listing-files';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { propertyKey } from '@propguard/rules/imports/read-property';
import type { Verdict } from '@propguard/rules/imports/reject-reasons';
import { OWN_LISTING_STATUS_NAMES } from '@propguard/rules/own-listings/own-listing-life';
import {
  DESCRIPTION_MAX_LENGTH,
  HEADLINE_MAX_LENGTH,
  OWN_LISTING_FILE_MAX_ROWS,
  REFERENCE_MAX_LENGTH,
} from '@propguard/rules/own-listings/own-listing-limits';
import {
  OWN_LISTING_FIELDS,
  type OwnListingDraft,
  readOwnListing,
} from '@propguard/rules/own-listings/own-listing-row';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { judge } from '../../tabular/judge-record.ts';
import { valueReader } from '../../tabular/mapped-columns.ts';
import { openMappedTable } from '../../tabular/mapped-records.ts';
import type { RawRecord } from '../../tabular/raw-record.ts';
import { rowText } from '../../tabular/row-text.ts';
import { readingContext } from '../data-imports/run/reading-context.ts';
import { firstRowsOpener, type SentTableReader } from '../data-imports/sent-table.ts';

type PreviewRow = OwnListingFilePreview['rows'][number];
type JudgedRow = PreviewRow & { draft: OwnListingDraft | null };
type BrokenRow = PreviewRow & { draft: null };
type ReadRow = BrokenRow | { line: number; draft: OwnListingDraft };

const SHOWN_LETTERS = 300;

const money = (aud: number): string => `$${aud.toLocaleString('en-AU')}`;

const readAs = ({ property, status, guideFromAud, guideToAud, headline }: OwnListingDraft): string =>
  [
    [
      property.unit && `${property.unit}/`,
      property.houseNumber,
      ' ',
      property.streetName,
      ' ',
      property.streetType,
    ]
      .filter(Boolean)
      .join('')
      .trim(),
    property.localityId,
    OWN_LISTING_STATUS_NAMES[status],
    guideFromAud !== null && [...new Set([guideFromAud, guideToAud ?? guideFromAud])].map(money).join(' – '),
    headline,
  ]
    .filter(Boolean)
    .join(', ');

const LIMITS = {
  headline: HEADLINE_MAX_LENGTH,
  description: DESCRIPTION_MAX_LENGTH,
  reference: REFERENCE_MAX_LENGTH,
};

const tooLong = (draft: OwnListingDraft): keyof typeof LIMITS | undefined =>
  (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).find((name) => (draft[name] ?? '').length > LIMITS[name]);

const broken = (record: RawRecord, problem: string, field: string | null): BrokenRow => ({
  line: record.line,
  verdict: 'broken',
  readAs: rowText(record.cells).slice(0, SHOWN_LETTERS).toWellFormed(),
  problem,
  field,
  knownId: null,
  twinLine: null,
  draft: null,
});

const readRecord = (read: Verdict<OwnListingDraft>, record: RawRecord): ReadRow => {
  if (!read.ok) return broken(record, REJECT_REASON_TEXTS[read.reason], read.field);
  const long = tooLong(read.value);
  if (long) return broken(record, `It’s longer than ${LIMITS[long]} characters.`, long);
  return { line: record.line, draft: read.value };
};

/** Each row of a file as it is understood, or why it is not. */
export const readRows = async (
  reader: SentTableReader,
  source: FileSource,
  { columns, state }: OwnListingFileChoice,
): Promise<ReadRow[]> => {
  const options = { columns, options: USUAL_OPTIONS };
  const open = firstRowsOpener(reader, OWN_LISTING_FILE_MAX_ROWS + 1);
  const table = await openMappedTable(OWN_LISTING_FIELDS, source, options, { bytes: 0 }, open);
  const context = await reader.openWorkspace('read', ({ tx }) => readingContext({ tx }, state));
  const values = valueReader(table.headers, columns);
  const rows: ReadRow[] = [];
  for await (const record of table.records) {
    if (rows.length >= OWN_LISTING_FILE_MAX_ROWS)
      throw new FileRefused(
        `The file has more than ${OWN_LISTING_FILE_MAX_ROWS.toLocaleString('en-AU')} rows. Split it in two.`,
      );
    const read: Verdict<OwnListingDraft> = judge(record, ({ cells }) =>
      readOwnListing(values(cells), context),
    );
    rows.push(readRecord(read, record));
  }
  if (rows.length === 0) throw new FileRefused('The file has a header but no rows.');
  return rows;
};

/** What becomes of each row: it is new, known, twice in the file or broken; none is passed over. */
export const judgeRows = (rows: readonly ReadRow[], known: ReadonlyMap<string, string>): JudgedRow[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.draft === null) return row;
    const { line, draft } = row;
    const keys = [propertyKey(draft.property), ...(draft.reference === null ? [] : [`#${draft.reference}`])];
    const knownId = keys.map((key) => known.get(key)).find((id) => id !== undefined) ?? null;
    const twinLine = keys.map((key) => seen.get(key)).find((twin) => twin !== undefined) ?? null;
    for (const key of keys) if (!seen.has(key)) seen.set(key, line);
    return {
      line,
      verdict: twinLine !== null ? 'twice' : knownId !== null ? 'known' : 'new',
      readAs: readAs(draft),
      problem: null,
      field: null,
      knownId,
      twinLine,
      draft,
    };
  });
};

export const countsOf = (rows: readonly JudgedRow[]): OwnListingFilePreview['counts'] => {
  const count = (verdict: PreviewRow['verdict']): number =>
    rows.filter((row) => row.verdict === verdict).length;
  return { new: count('new'), known: count('known'), twice: count('twice'), broken: count('broken') };
};
