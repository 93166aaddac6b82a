import type { ReportRecord } from '@propguard/protocol/report-record';
import { OUTSIDE_AREAS_VALUE } from '@propguard/rules/hazards/area-severity';
import { findingText, NOT_MAPPED } from '@propguard/rules/hazards/evidence-words';
import { RISK_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import { isOutsideMapped, OUTSIDE_MAPPED } from '@propguard/rules/hazards/risk-headline';
import { RISK_WORDS } from '@propguard/rules/hazards/risk-words';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import type { Workbook, Worksheet } from 'exceljs';
import { risksOfReport } from '../../assessments/risks-of-report.ts';
import {
  AUD,
  addHead,
  addRow,
  addTitle,
  asTotal,
  DAY,
  dayCell,
  formula,
  PERCENT,
  put,
  setWidths,
  WHOLE_PERCENT,
} from './sheet-style.ts';
import { VALUE_CELL } from './summary-sheet.ts';

const addRisks = (sheet: Worksheet, { hazards }: ReportRecord): void => {
  addHead(sheet, ['Risk', 'Value (0 to 1)', 'Level', 'Certainty']);
  const first = (sheet.lastRow?.number ?? 0) + 1;
  const risks = risksOfReport(hazards);
  for (const kind of RISK_KINDS) {
    const value = risks[kind];
    const row = addRow(sheet, [RISK_WORDS[kind]]);
    const answer = hazards.hazards.find((one) => one.kind === kind);
    const isOutside = answer !== undefined && isOutsideMapped(answer);
    put(row.getCell(2), isOutside ? NOT_MAPPED : (value ?? 'No data'), '0.00');
    put(row.getCell(3), isOutside ? OUTSIDE_MAPPED : value === null ? '' : barRiskBand(value));
    if (answer) put(row.getCell(4), answer.certainty, WHOLE_PERCENT);
  }
  const last = sheet.lastRow?.number ?? first;
  if (hazards.riskScore !== null) {
    const mean = addRow(sheet, [
      HOME_METRICS.riskScore.title,
      '',
      `Outside mapped areas counts ${OUTSIDE_AREAS_VALUE}`,
    ]);
    const outside = `COUNTIF(C${first}:C${last},"${OUTSIDE_MAPPED}")`;
    put(
      mean.getCell(2),
      formula(
        `(SUM(B${first}:B${last})+${OUTSIDE_AREAS_VALUE}*${outside})/(COUNT(B${first}:B${last})+${outside})`,
        hazards.riskScore,
      ),
      '0.00',
    );
    asTotal(mean);
  }
  sheet.addRow([]);
};

const addEvidence = (sheet: Worksheet, { hazards }: ReportRecord): void => {
  addHead(sheet, [
    HOME_METRICS.hazard.title,
    'Layer',
    'Finding',
    'Value',
    'Certainty',
    'Source',
    'Licence',
    'Surveyed',
    'Kind',
  ]);
  for (const { kind, evidence } of hazards.hazards)
    for (const one of evidence) {
      const row = addRow(sheet, [RISK_WORDS[kind], one.layer, findingText(one.way, one.figure)]);
      put(row.getCell(4), one.way === 'outside' ? NOT_MAPPED : one.value, '0.00');
      put(row.getCell(5), one.certainty, WHOLE_PERCENT);
      put(row.getCell(6), one.source);
      put(row.getCell(7), one.licence);
      put(row.getCell(8), dayCell(one.surveyedOn), DAY);
      put(
        row.getCell(9),
        [one.sample ? 'Sample' : '', one.screening ? 'Screening' : ''].filter(Boolean).join(', '),
      );
    }
  sheet.addRow([]);
};

/** Each step is a formula on the one before; returns the row of the value under stress. */
const addLossChain = (sheet: Worksheet, money: NonNullable<ReportRecord['hazards']['money']>): number => {
  const { assumptions } = money;
  const step = (label: string, text: string, result: number, format = AUD): number => {
    const row = addRow(sheet, [label]);
    put(row.getCell(2), formula(text, result), format);
    return row.number;
  };
  const given = (label: string, value: number): number => {
    const row = addRow(sheet, [label]);
    put(row.getCell(2), value, PERCENT);
    return row.number;
  };
  addHead(sheet, ['What the hazards cost', 'Figure']);
  const buildingShare = given('Building, share of the value', assumptions.buildingShareOfValue);
  const premiumRate = given('Premium for any home, of the building', assumptions.basePremiumRate);
  const claimsShare = given('Claims, share of premium', assumptions.claimsShareOfPremium);
  const capitalRate = given(
    'Rate at which a yearly cost becomes a price',
    assumptions.costCapitalisationRate,
  );
  const building = step('Building value', `ROUND(${VALUE_CELL}*B${buildingShare},0)`, money.buildingValueAud);
  const losses = money.losses.map(({ kind, value, yearlyChance, damageShare, expectedAnnualLossAud }) =>
    step(
      `${HOME_METRICS.expectedLoss.title}: ${RISK_WORDS[kind].toLowerCase()}`,
      `ROUND(${value}*${yearlyChance}*${damageShare}*B${building},0)`,
      expectedAnnualLossAud,
    ),
  );
  const loss = step(
    HOME_METRICS.expectedLoss.title,
    losses.length === 0 ? '0' : `SUM(B${losses[0]}:B${losses.at(-1)})`,
    money.expectedAnnualLossAud,
  );
  const base = step('Premium for any home', `ROUND(B${building}*B${premiumRate},0)`, money.basePremiumAud);
  const loading = step(
    HOME_METRICS.hazardCostAYear.title,
    `ROUND(B${loss}/B${claimsShare},0)`,
    money.hazardLoadingAud,
  );
  step('Insurance a year', `B${base}+B${loading}`, money.annualPremiumAud);
  const lower = step(
    'How much less a buyer could pay',
    `MIN(${VALUE_CELL},ROUND(B${loading}/B${capitalRate},0))`,
    money.valueReductionAud,
  );
  return step(HOME_METRICS.stressedValue.title, `${VALUE_CELL}-B${lower}`, money.stressedValueAud);
};

/** Returns the cell with the value under stress, where there is one. */
export const addHazardsSheet = (workbook: Workbook, record: ReportRecord): string | null => {
  const sheet = workbook.addWorksheet('Hazards', {
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0 },
  });
  setWidths(sheet, [42, 26, 32, 12, 12, 34, 18, 14, 20]);
  addTitle(sheet, 'Hazards', `${record.reportId}: no data doesn’t mean no hazard`);
  addRisks(sheet, record);
  addEvidence(sheet, record);
  const { money } = record.hazards;
  return money && record.valuation.valueAud !== null ? `Hazards!$B$${addLossChain(sheet, money)}` : null;
};
