import type { ReportRecord, ReportScenario } from '@propguard/protocol/report-record';
import type { Comparable, PropertyFacts } from '@propguard/protocol/valuations';
import { factChangeText, saleChangeText } from '@propguard/rules/assessments/scenario-words';
import { percent } from '@propguard/rules/formats/percent';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { ADJUSTMENT_LIMITS, adjustmentShares } from '@propguard/rules/valuation/adjustment-limits';
import { lineWords } from '@propguard/rules/valuation/line-words';
import type { CellValue, Row, Workbook, Worksheet } from 'exceljs';
import { COLOUR } from '../../../printing/paper/theme.ts';
import {
  AUD,
  addHead,
  addRow,
  addTitle,
  asTotal,
  DAY,
  dayCell,
  formula,
  inColour,
  PERCENT,
  put,
  setWidths,
} from './sheet-style.ts';

const FIRST_SALE_COLUMN = 3;
const FACTS: readonly [keyof PropertyFacts, string][] = [
  ['bedrooms', 'Bedrooms'],
  ['bathrooms', 'Bathrooms'],
  ['carSpaces', 'Car spaces'],
  ['landM2', 'Land (m²)'],
  ['buildingM2', 'Building (m²)'],
  ['yearBuilt', 'Year built'],
];

const typeWords = ({ type }: PropertyFacts): string => (type === null ? '' : TYPE_WORDS[type]);

type Line = {
  label: string;
  subject?: CellValue;
  cell: (sale: Comparable, column: string) => CellValue;
  format?: string;
};

const columnOf = (sheet: Worksheet, index: number): string =>
  sheet.getColumn(FIRST_SALE_COLUMN + index).letter;

const addLine = (
  sheet: Worksheet,
  sales: readonly Comparable[],
  { label, subject, cell, format }: Line,
): Row => {
  const row = addRow(sheet, [label]);
  if (subject !== undefined && subject !== null) put(row.getCell(2), subject, format);
  sales.forEach((sale, index) => {
    put(row.getCell(FIRST_SALE_COLUMN + index), cell(sale, columnOf(sheet, index)), format);
  });
  return row;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const grossFormula = (column: string, price: number, last: number): string =>
  last === price ? '0' : `SUMPRODUCT(ABS(${column}${price + 1}:${column}${last}))/${column}${price}`;

const BEYOND = 'Beyond the limit';
const WITHIN = 'Within';

const limitFormula = (net: string, gross: string): string =>
  `IF(OR(ABS(${net})>${ADJUSTMENT_LIMITS.net},${gross}>${ADJUSTMENT_LIMITS.gross}),"${BEYOND}","${WITHIN}")`;

/** Every sale from its price, line by line, to the subject: the sheet adds up by itself. */
const addGrid = (sheet: Worksheet, sales: readonly Comparable[]): { adjusted: Row; weights: Row } => {
  const price = addLine(sheet, sales, { label: 'Sale price', cell: (sale) => sale.priceAud, format: AUD });
  const lines = [...new Set(sales.flatMap(({ adjustments }) => adjustments.map(({ line }) => line)))];
  for (const line of lines)
    addLine(sheet, sales, {
      label: lineWords(line),
      cell: ({ adjustments }) => adjustments.find((one) => one.line === line)?.aud ?? 0,
      format: AUD,
    });
  const last = sheet.lastRow?.number ?? price.number;
  const netFormula = (column: string) =>
    lines.length === 0 ? '0' : `SUM(${column}${price.number + 1}:${column}${last})`;
  const net = asTotal(
    addLine(sheet, sales, {
      label: 'Net adjustment',
      cell: ({ priceAud, adjustedAud }, column) => formula(netFormula(column), adjustedAud - priceAud),
      format: AUD,
    }),
  );
  const adjusted = asTotal(
    addLine(sheet, sales, {
      label: 'Adjusted price',
      cell: ({ adjustedAud }, column) =>
        formula(`${column}${price.number}+${column}${net.number}`, adjustedAud),
      format: AUD,
    }),
  );
  const netShare = addLine(sheet, sales, {
    label: 'Net adjustment, share of the price',
    cell: (sale, column) =>
      formula(`${column}${net.number}/${column}${price.number}`, adjustmentShares(sale).net),
    format: PERCENT,
  });
  const grossShare = addLine(sheet, sales, {
    label: 'Gross adjustment, share of the price',
    cell: (sale, column) => formula(grossFormula(column, price.number, last), adjustmentShares(sale).gross),
    format: PERCENT,
  });
  const marks = addLine(sheet, sales, {
    label: `Limits: net ${percent(ADJUSTMENT_LIMITS.net)}, gross ${percent(ADJUSTMENT_LIMITS.gross)}`,
    cell: (sale, column) =>
      formula(
        limitFormula(`${column}${netShare.number}`, `${column}${grossShare.number}`),
        adjustmentShares(sale).isBeyond ? BEYOND : WITHIN,
      ),
  });
  sales.forEach((sale, index) => {
    if (adjustmentShares(sale).isBeyond) inColour(marks.getCell(FIRST_SALE_COLUMN + index), COLOUR.caution);
  });
  const weights = addLine(sheet, sales, { label: 'Weight', cell: (sale) => sale.weight, format: PERCENT });
  return { adjusted, weights };
};

const addMeans = (
  sheet: Worksheet,
  sales: readonly Comparable[],
  { adjusted, weights }: { adjusted: Row; weights: Row },
  comparablesValueAud: number | null,
): void => {
  const span = ({ number }: Row) =>
    `${columnOf(sheet, 0)}${number}:${columnOf(sheet, sales.length - 1)}${number}`;
  const weight = sumOf(sales.map((sale) => sale.weight));
  const mean = sumOf(sales.map((sale) => sale.weight * sale.adjustedAud)) / weight;
  sheet.addRow([]);
  const shown = addRow(sheet, ['Comparables value']);
  put(
    shown.getCell(2),
    formula(
      `SUMPRODUCT(${span(adjusted)},${span(weights)})/SUM(${span(weights)})`,
      comparablesValueAud ?? mean,
    ),
    AUD,
  );
  asTotal(shown);
  addRow(sheet, ['The average of the adjusted prices, by weight.']);
};

/** What somebody changed by hand, each sale with the reason. */
const addChoices = (sheet: Worksheet, { name, facts, sales }: ReportScenario): void => {
  sheet.addRow([]);
  addHead(sheet, ['Changed by hand', `Scenario “${name}”`]);
  for (const fact of facts) addRow(sheet, [factChangeText(fact)]);
  for (const sale of sales) addRow(sheet, [saleChangeText(sale), sale.reason]);
};

export const addComparablesSheet = (
  workbook: Workbook,
  { reportId, subject, scenario, valuation }: ReportRecord,
): void => {
  const sales = valuation.comparables;
  const sheet = workbook.addWorksheet('Comparables', {
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0 },
  });
  setWidths(sheet, [36, 20, ...sales.map(() => 20)]);
  addTitle(sheet, 'Comparable sales', `${reportId}: each sale adjusted, line by line, to the subject`);
  addHead(sheet, ['', 'Subject', ...sales.map((_, index) => `Sale ${index + 1}`)]);
  sheet.views = [{ state: 'frozen', xSplit: 2, ySplit: sheet.lastRow?.number ?? 1 }];
  addLine(sheet, sales, { label: 'Address', subject: subject.address, cell: (sale) => sale.address });
  addLine(sheet, sales, { label: 'Suburb', subject: subject.locality.name, cell: (sale) => sale.locality });
  addLine(sheet, sales, {
    label: 'Sale date',
    subject: dayCell(valuation.asOf),
    cell: (sale) => dayCell(sale.contractDate),
    format: DAY,
  });
  addLine(sheet, sales, { label: 'Distance (m)', cell: (sale) => sale.distanceMetres ?? '' });
  addLine(sheet, sales, {
    label: 'Type',
    subject: typeWords(subject.facts),
    cell: ({ facts }) => typeWords(facts),
  });
  for (const [name, label] of FACTS)
    addLine(sheet, sales, {
      label,
      subject: subject.facts[name] ?? '',
      cell: ({ facts }) => facts[name] ?? '',
    });
  if (sales.length === 0) addRow(sheet, ['We found no comparable sales.']);
  else addMeans(sheet, sales, addGrid(sheet, sales), valuation.comparablesValueAud);
  if (scenario) addChoices(sheet, scenario);
};
