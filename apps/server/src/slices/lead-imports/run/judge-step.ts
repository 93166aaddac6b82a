import { REPORTED_ROW_LENGTH } from '@propguard/rules/lead-imports/import-limits';
import type { LeadDraft } from '@propguard/rules/lead-imports/read-lead-row';
import type { TxScope } from '../../../access/any-scope.ts';
import { rowText } from '../../../tabular/row-text.ts';
import { whoIsKnown } from '../../leads/who-is-known.ts';
import type { ReportedRow } from '../rows-store.ts';
import type { ReadRow } from './import-run.ts';

export type Judged = {
  /** Nobody has these addresses. */
  added: { record: number; draft: LeadDraft }[];
  /** Somebody has them: a lead, or a person who is none yet. */
  met: { record: number; draft: LeadDraft; leadId: string | null }[];
  reported: ReportedRow[];
  /** How many there were in all. */
  rows: number;
};

const reportOf = (row: ReadRow, said: Omit<ReportedRow, 'record' | 'line' | 'source'>): ReportedRow => ({
  record: row.record,
  line: row.line,
  source: rowText(row.cells).slice(0, REPORTED_ROW_LENGTH).toWellFormed(),
  ...said,
});

/** What becomes of each row: every row is added, met or reported, none is passed over. */
export const judgeStep = async ({ tx }: TxScope, rows: readonly ReadRow[]): Promise<Judged> => {
  const judged: Judged = { added: [], met: [], reported: [], rows: rows.length };
  const open: { row: ReadRow; draft: LeadDraft }[] = [];
  for (const row of rows) {
    if (!row.verdict.ok)
      judged.reported.push(reportOf(row, { verdict: 'broken', problems: row.verdict.problems }));
    else if (row.twinLine !== null)
      judged.reported.push(
        reportOf(row, { verdict: 'twice', name: row.verdict.value.name, twinLine: row.twinLine }),
      );
    else open.push({ row, draft: row.verdict.value });
  }
  const known = await whoIsKnown(
    { tx },
    open.map(({ draft }) => draft),
  );
  open.forEach(({ row, draft }, at) => {
    const found = known[at] ?? { is: 'new', alike: null };
    const { record } = row;
    const { name } = draft;
    if (found.is === 'several') {
      const words = `Its addresses belong to two people: ${found.address} is someone else’s.`;
      judged.reported.push(reportOf(row, { verdict: 'broken', problems: [{ field: 'email', words }], name }));
    } else if (found.is === 'known') {
      judged.met.push({ record, draft, leadId: found.leadId });
      if (found.leadId !== null)
        judged.reported.push(reportOf(row, { verdict: 'known', name, leadId: found.leadId }));
    } else {
      judged.added.push({ record, draft });
      if (found.alike !== null)
        judged.reported.push(reportOf(row, { verdict: 'alike', name, leadId: found.alike }));
    }
  });
  return judged;
};
