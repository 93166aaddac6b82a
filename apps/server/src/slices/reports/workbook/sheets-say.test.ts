import type { ReportRecord } from '@propguard/protocol/report-record';
import { assessLoan } from '@propguard/rules/lending/assess-loan';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { madeReportRecord } from '../../../../test/support/made-report-record.ts';
import { STANDING_COLOURS } from '../../../printing/paper/standing-colours.ts';
import { describeAssessment } from '../../compliance/describe-assessment.ts';
import { writeWorkbook } from './write-workbook.ts';

const DAY = '2026-05-01';
const RECORD = madeReportRecord('1 Main Street') as unknown as ReportRecord;
const lendingOf = (loan: Parameters<typeof assessLoan>[0]) =>
  describeAssessment(assessLoan(loan, {}, ruleSetOn([], DAY), DAY));

const sheetOf = async (name: string, changes: Partial<ReportRecord>): Promise<ExcelJS.Worksheet> => {
  const record = { ...RECORD, ...changes };
  const report = { record, digest: 'ab', prepared_for: null, prepared_by: null };
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await writeWorkbook(report)).buffer as unknown as ExcelJS.Buffer);
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
};

const rowOf = (sheet: ExcelJS.Worksheet, label: string): ExcelJS.Row => {
  const found = sheet.getRows(1, sheet.rowCount)?.find((row) => row.getCell(1).text === label);
  if (!found) throw new Error(`no line ${label}`);
  return found;
};

const column = (sheet: ExcelJS.Worksheet, at: number): string[] =>
  (sheet.getRows(1, sheet.rowCount) ?? []).map((row) => row.getCell(at).text);

describe('the lending sheet says what its status rests on', () => {
  it('of a loan that nothing is known of: how many rules were checked, and what is needed, in a neutral colour', async () => {
    const sheet = await sheetOf('Lending', {
      lending: lendingOf({ valuationAud: 800_000, valuationOn: DAY }),
    });
    const status = rowOf(sheet, 'Status').getCell(2);
    expect(status.text).toMatch(/^\d of 9 checked$/);
    expect(status.font.color?.argb).toBe(STANDING_COLOURS.unchecked.replace('#', 'FF').toUpperCase());
    expect(column(sheet, 2)).toContain('Serviceability hasn’t been checked');
    expect(column(sheet, 2)).not.toContain('REVIEW');
  });

  it('of one that fails a rule: REVIEW, and which', async () => {
    const loan = { amountAud: 760_000, valuationAud: 800_000, valuationOn: DAY };
    const sheet = await sheetOf('Lending', { lending: lendingOf(loan) });
    expect(rowOf(sheet, 'Status').getCell(2).text).toBe('REVIEW');
    expect(column(sheet, 2)).toContain('Loan-to-value ratio needs review');
  });
});

const evidence = (way: 'outside' | 'inside', value: number) => ({
  layerId: 'l',
  layer: 'Flood areas',
  way,
  figure: null,
  value,
  certainty: 0.5,
  source: 'Somebody',
  licence: 'CC BY 4.0',
  surveyedOn: DAY,
  method: 'Areas',
  screening: false,
  sample: true,
});

const hazard = (kind: 'flood' | 'fire', way: 'outside' | 'inside', value: number) => ({
  kind,
  value,
  certainty: 0.5,
  evidence: [evidence(way, value)],
  disagreement: null,
});

describe('what is not mapped is no figure', () => {
  const hazards = {
    ...RECORD.hazards,
    hazards: [hazard('flood', 'outside', 0.05), hazard('fire', 'inside', 0.45)],
    riskScore: 0.25,
  } as ReportRecord['hazards'];

  it('in the hazards’ sheet, and the mean comes to the score all the same', async () => {
    const sheet = await sheetOf('Hazards', { hazards });
    expect(column(sheet, 2)).toContain('Not mapped');
    expect(column(sheet, 4)).toContain('Not mapped');
    expect([...column(sheet, 2), ...column(sheet, 4)]).not.toContain('0.05');
    const mean = rowOf(sheet, 'Risk score');
    expect(mean.getCell(3).text).toBe('Outside mapped areas counts 0.05');
    expect(mean.getCell(2).value).toMatchObject({
      formula: expect.stringContaining('COUNTIF'),
      result: 0.25,
    });
  });

  it('nor a level, in the summary', async () => {
    const sheet = await sheetOf('Summary', { hazards, riskLevel: null });
    expect(rowOf(sheet, 'Climate risk').getCell(2).text).toBe('Not rated: no hazard was measured here');
  });
});

it('states the confidence of a value whose record lacks one as every other document does', async () => {
  const valuation = { ...RECORD.valuation, valueAud: 800_000, confidence: null };
  const sheet = await sheetOf('Summary', { valuation });
  expect(rowOf(sheet, 'Confidence').getCell(2).value).toBe(0.7);
});

it('marks a comparable sale that passes the limits of adjustment, and says what they are', async () => {
  const sale = (saleId: string, aud: number) =>
    ({
      saleId,
      address: saleId,
      locality: 'New Farm',
      contractDate: DAY,
      priceAud: 1_000_000,
      adjustedAud: 1_000_000 + aud,
      adjustments: [{ line: 'time', aud }],
      facts: RECORD.subject.facts,
      distanceMetres: 100,
      weight: 0.5,
    }) as unknown as ReportRecord['valuation']['comparables'][number];
  const valuation = {
    ...RECORD.valuation,
    valueAud: 1_000_000,
    comparables: [sale('a', 150_000), sale('b', -151_000)],
  };
  const sheet = await sheetOf('Comparables', { valuation });
  const marks = rowOf(sheet, 'Limits: net 15%, gross 25%');
  expect([marks.getCell(3).result, marks.getCell(4).result]).toEqual(['Within', 'Beyond the limit']);
  expect(marks.getCell(4).formula).toContain('ABS(');
});
