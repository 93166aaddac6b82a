import type { ReportRecord } from '@propguard/protocol/report-record';
import { longDay } from '@propguard/rules/formats/days';
import { NOT_RATED } from '@propguard/rules/hazards/risk-levels';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { homeText } from '@propguard/rules/properties/home-words';
import { confidenceOfFsd, statedConfidence } from '@propguard/rules/valuation/confidence';
import { lineWords } from '@propguard/rules/valuation/line-words';
import { typicalHomeWords } from '@propguard/rules/valuation/typical-home';
import type { CellValue, Workbook, Worksheet } from 'exceljs';
import { placeWords } from '../../assessments/tell-story.ts';
import type { PrintedReport } from '../printed-report.ts';
import {
  AUD,
  addHead,
  addRow,
  addTitle,
  asTotal,
  bold,
  formula,
  PERCENT,
  put,
  setWidths,
} from './sheet-style.ts';

/** Where the other sheets find the value. */
export const VALUE_CELL = 'Summary!$B$8';
const VALUE_ROW = 8;

const addFigure = (sheet: Worksheet, label: string, value: CellValue, format: string): void => {
  const row = addRow(sheet, [label]);
  put(row.getCell(2), value, format).alignment = { horizontal: 'left' };
};

const addValue = (
  sheet: Worksheet,
  { valuation, indicativeBand, hazards, riskLevel }: ReportRecord,
): void => {
  const { valueAud, range80, range90, fsd } = valuation;
  const confidence = statedConfidence(valuation);
  const row = addRow(sheet, ['Valuation (AUD)']);
  if (row.number !== VALUE_ROW) throw new Error('The value has moved from the cell that others refer to.');
  bold(put(row.getCell(2), valueAud ?? 'No value: not enough evidence', AUD)).alignment = {
    horizontal: 'left',
  };
  if (range80) {
    addFigure(sheet, '80% range, from', range80.lowAud, AUD);
    addFigure(sheet, '80% range, to', range80.highAud, AUD);
  }
  if (range90) {
    addFigure(sheet, '90% range, from', range90.lowAud, AUD);
    addFigure(sheet, '90% range, to', range90.highAud, AUD);
  }
  if (indicativeBand) {
    addFigure(
      sheet,
      'Indicative band, 95%',
      formula(`ROUND(B${VALUE_ROW}*0.95,0)`, indicativeBand.lowAud),
      AUD,
    );
    addFigure(
      sheet,
      'Indicative band, 105%',
      formula(`ROUND(B${VALUE_ROW}*1.05,0)`, indicativeBand.highAud),
      AUD,
    );
  }
  if (fsd !== null) addFigure(sheet, 'Forecast standard deviation', fsd, PERCENT);
  if (confidence !== null) {
    const at = sheet.lastRow?.number ?? 0;
    // A formula only where it comes to what is stated.
    const isOfFsd = fsd !== null && confidenceOfFsd(fsd) === confidence;
    addFigure(
      sheet,
      HOME_METRICS.confidence.title,
      isOfFsd ? formula(`MAX(0,1-B${at})`, confidence) : confidence,
      PERCENT,
    );
  }
  addFigure(
    sheet,
    HOME_METRICS.riskLevel.title,
    riskLevel ?? (hazards.riskScore === null ? 'No data' : NOT_RATED),
    '@',
  );
  sheet.addRow([]);
};

/** They add up from the base to the value. */
const addReasons = (sheet: Worksheet, { valuation }: ReportRecord): void => {
  const { baseAud, reasons, valueAud } = valuation;
  if (baseAud === null || valueAud === null || reasons.length === 0) return;
  addHead(sheet, ['What makes the value', 'AUD']);
  const first = (sheet.lastRow?.number ?? 0) + 1;
  put(addRow(sheet, [typicalHomeWords(valuation.baseOf)]).getCell(2), baseAud, AUD);
  for (const { feature, aud } of reasons) put(addRow(sheet, [lineWords(feature)]).getCell(2), aud, AUD);
  const last = sheet.lastRow?.number ?? first;
  const total = addRow(sheet, [HOME_METRICS.value.title]);
  put(total.getCell(2), formula(`SUM(B${first}:B${last})`, valueAud), AUD);
  asTotal(total);
  sheet.addRow([]);
};

const addWords = (sheet: Worksheet, title: string, paragraphs: readonly string[]): void => {
  bold(addRow(sheet, [title]).getCell(1));
  for (const paragraph of paragraphs) {
    const row = addRow(sheet, [paragraph]);
    sheet.mergeCells(row.number, 1, row.number, 2);
    // Merged cells do not grow with their text by themselves.
    row.height = 15 * Math.ceil(paragraph.length / 95);
  }
  sheet.addRow([]);
};

export const addSummarySheet = (workbook: Workbook, report: PrintedReport): void => {
  const { record } = report;
  const sheet = workbook.addWorksheet('Summary');
  setWidths(sheet, [34, 64]);
  addTitle(sheet, 'Professional Valuation Report', `${record.reportId}, version ${record.version}`);
  addFigure(sheet, 'Property', placeWords(record.subject), '@');
  addFigure(sheet, 'Description', homeText(record.subject.facts), '@');
  addFigure(sheet, 'Valuation date', longDay(record.valuation.asOf), '@');
  addFigure(sheet, 'Data', record.sample ? 'SAMPLE DATA: an example only' : 'Recorded sales and layers', '@');
  addValue(sheet, record);
  addReasons(sheet, record);
  addWords(sheet, 'Executive Summary', record.summary);
  addWords(sheet, 'Limits', record.limits);
  addWords(sheet, 'Disclosure', [record.disclosure]);
  addFigure(sheet, 'Generated', longDay(record.lending.assessedOn), '@');
  addFigure(sheet, 'Generated (UTC)', record.generatedAt, '@');
  addFigure(sheet, 'SHA-256 of the record', report.digest, '@');
};
