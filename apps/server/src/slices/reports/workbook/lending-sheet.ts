import type { ReportRecord } from '@propguard/protocol/report-record';
import { longDay } from '@propguard/rules/formats/days';
import { complianceReasons, standingOf, standingWords } from '@propguard/rules/lending/compliance-summary';
import { factLabel } from '@propguard/rules/lending/fact-labels';
import { reasonWords } from '@propguard/rules/lending/reason-words';
import { RESULT_WORDS } from '@propguard/rules/lending/result-words';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import type { Workbook, Worksheet } from 'exceljs';
import { STANDING_COLOURS } from '../../../printing/paper/standing-colours.ts';
import {
  AUD,
  addHead,
  addRow,
  addTitle,
  asInput,
  formula,
  inColour,
  PERCENT,
  put,
  setWidths,
} from './sheet-style.ts';
import { VALUE_CELL } from './summary-sheet.ts';

const addRatios = (sheet: Worksheet, record: ReportRecord, stressedCell: string | null): void => {
  const { valuation, lending, loan, compliance, hazards } = record;
  const value = valuation.valueAud;
  if (value === null) return;
  const amountAud = loan?.amountAud;
  addHead(sheet, ['Loan to value', 'Figure']);
  const loanRow = addRow(sheet, ['Loan (AUD), to be typed over']);
  asInput(put(loanRow.getCell(2), amountAud ?? null, AUD));
  const loanCell = `B${loanRow.number}`;
  const ratio = (label: string, ofCell: string, result: number | null) => {
    const row = addRow(sheet, [label]);
    const text = `IF(${loanCell}="","",${loanCell}/${ofCell})`;
    const shown =
      amountAud === undefined || result === null ? { formula: text, result: '' } : formula(text, result);
    put(row.getCell(2), shown, PERCENT);
  };
  const valueRow = addRow(sheet, ['Value']);
  put(valueRow.getCell(2), formula(VALUE_CELL, value), AUD);
  ratio('LVR', `B${valueRow.number}`, lending.figures.lvr.assumed ? null : lending.figures.lvr.value);
  if (stressedCell)
    ratio('LVR on the value under stress', stressedCell, hazards.money?.lvr?.stressed ?? null);
  for (const [name, loanAud] of Object.entries(compliance.lvr_thresholds)) {
    const percent = Number.parseInt(name, 10);
    const row = addRow(sheet, [`Loan at ${percent}%`]);
    put(row.getCell(2), formula(`ROUNDDOWN(${VALUE_CELL}*${percent}%,0)`, loanAud ?? 0), AUD);
  }
  sheet.addRow([]);
};

const addVerdicts = (sheet: Worksheet, { lending }: ReportRecord): void => {
  addHead(sheet, ['Rule', 'Verdict', 'Figure', 'Limit', 'Paragraph', 'Missing facts']);
  for (const { rule, result, figure, limit, paragraph, missing } of lending.verdicts) {
    const row = addRow(sheet, [RULE_TITLES[rule], RESULT_WORDS[result]]);
    if (figure !== null) put(row.getCell(3), figure, '0.00');
    if (limit !== null) put(row.getCell(4), limit, '0.00');
    put(row.getCell(5), paragraph);
    put(row.getCell(6), missing.map(factLabel).join(', '));
  }
  sheet.addRow([]);
};

/** In the words of the screen and of the paper, with why it is not approved. */
const addStanding = (sheet: Worksheet, { lending: { compliance, verdicts } }: ReportRecord): void => {
  const row = addRow(sheet, ['Status', standingWords(compliance, verdicts.length)]);
  inColour(row.getCell(2), STANDING_COLOURS[standingOf(compliance)]);
  for (const reason of complianceReasons(verdicts, compliance.needed))
    addRow(sheet, ['', reasonWords(reason)]);
  addRow(sheet, ['Rules compliant, of those checked', `${compliance.compliant} of ${compliance.assessable}`]);
};

export const addLendingSheet = (
  workbook: Workbook,
  record: ReportRecord,
  stressedCell: string | null,
): void => {
  const { lending, reviewDue } = record;
  const sheet = workbook.addWorksheet('Lending');
  setWidths(sheet, [34, 22, 12, 12, 44, 50]);
  addTitle(
    sheet,
    'Lending',
    `${record.reportId}: rule set ${lending.ruleVersion}, assessed ${longDay(lending.assessedOn)}, review due ${longDay(reviewDue)}`,
  );
  addRatios(sheet, record, stressedCell);
  addVerdicts(sheet, record);
  addStanding(sheet, record);
};
