import type { Comparable, PropertyFacts } from '@propguard/protocol/valuations';
import { shortDay } from '@propguard/rules/formats/days';
import { signedAud, wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { ADJUSTMENT_LIMITS, adjustmentShares } from '@propguard/rules/valuation/adjustment-limits';
import { lineWords } from '@propguard/rules/valuation/line-words';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { type Look, pageTitle, style } from '../../../printing/paper/parts.ts';
import { COLOUR } from '../../../printing/paper/theme.ts';
import type { PrintedReport } from '../printed-report.ts';
import { sheet } from './frame.ts';

interface GridRow {
  label: string;
  subject: string;
  cells: string[];
  weight?: 'sum' | 'result';
}

const orDash = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en-AU'));
const rooms = ({ bedrooms, bathrooms, carSpaces }: PropertyFacts): string =>
  [bedrooms, bathrooms, carSpaces].map(orDash).join(' / ');

const typeWords = ({ type }: PropertyFacts): string => (type === null ? '–' : TYPE_WORDS[type]);

/** A sale that needs more than it should is marked. */
const limited = (share: number, limit: number): string =>
  `${percent(share, 1)}${Math.abs(share) > limit ? ' *' : ''}`;

const gridRows = ({ record: { valuation, subject } }: PrintedReport): GridRow[] => {
  const { comparables } = valuation;
  const cells = (cell: (sale: Comparable) => string) => comparables.map(cell);
  const lines = [...new Set(comparables.flatMap(({ adjustments }) => adjustments.map(({ line }) => line)))];
  return [
    {
      label: 'Sale date',
      subject: shortDay(valuation.asOf),
      cells: cells((sale) => shortDay(sale.contractDate)),
    },
    { label: 'Type', subject: typeWords(subject.facts), cells: cells((sale) => typeWords(sale.facts)) },
    { label: 'Bed / bath / car', subject: rooms(subject.facts), cells: cells((sale) => rooms(sale.facts)) },
    {
      label: 'Land (m²)',
      subject: orDash(subject.facts.landM2),
      cells: cells(({ facts }) => orDash(facts.landM2)),
    },
    {
      label: 'Building (m²)',
      subject: orDash(subject.facts.buildingM2),
      cells: cells(({ facts }) => orDash(facts.buildingM2)),
    },
    {
      label: 'Year built',
      subject: String(subject.facts.yearBuilt ?? '–'),
      cells: cells(({ facts }) => String(facts.yearBuilt ?? '–')),
    },
    { label: 'Sale price', subject: '', cells: cells((sale) => wholeAud(sale.priceAud)), weight: 'sum' },
    ...lines.map((name) => ({
      label: lineWords(name),
      subject: '',
      cells: cells(({ adjustments }) => {
        const aud = adjustments.find(({ line }) => line === name)?.aud ?? 0;
        return aud === 0 ? '0' : signedAud(aud);
      }),
    })),
    {
      label: 'Net adjustment',
      subject: '',
      cells: cells((sale) => signedAud(sale.adjustedAud - sale.priceAud)),
      weight: 'sum',
    },
    {
      label: `Net (limit ${percent(ADJUSTMENT_LIMITS.net)})`,
      subject: '',
      cells: cells((sale) => limited(adjustmentShares(sale).net, ADJUSTMENT_LIMITS.net)),
    },
    {
      label: `Gross (limit ${percent(ADJUSTMENT_LIMITS.gross)})`,
      subject: '',
      cells: cells((sale) => limited(adjustmentShares(sale).gross, ADJUSTMENT_LIMITS.gross)),
    },
    {
      label: 'Adjusted price',
      subject: '',
      cells: cells((sale) => wholeAud(sale.adjustedAud)),
      weight: 'result',
    },
    {
      label: 'Weight',
      subject: valuation.comparablesValueAud === null ? '' : wholeAud(valuation.comparablesValueAud),
      cells: cells((sale) => percent(sale.weight, 1)),
    },
  ];
};

const cell = (text: string, look: Look, key: string | number): ReactNode =>
  h(Text, { key, style: { flex: 1, textAlign: 'right', paddingHorizontal: 4, ...look } }, text);

const gridLine = ({ label, subject, cells, weight }: GridRow, index: number): ReactNode =>
  h(
    View,
    {
      key: index,
      wrap: false,
      style: {
        flexDirection: 'row',
        borderTop: weight ? `0.75pt solid ${COLOUR.rule}` : `0.5pt solid ${COLOUR.line}`,
        fontWeight: weight ? 600 : 400,
        fontSize: 7.4,
      },
    },
    h(Text, { style: { width: 82, paddingVertical: 4 } }, label),
    cell(subject, { backgroundColor: COLOUR.sunken, paddingVertical: 4, ...style.figure }, 'subject'),
    ...cells.map((text, index) => cell(text, { paddingVertical: 4, ...style.figure }, index)),
  );

/** Comparables in columns and lines in rows, as valuers write it; a landscape page, and no red: a minus is no danger. */
export const adjustmentsPage = (report: PrintedReport): ReactNode => {
  const { subject, valuation } = report.record;
  if (valuation.comparables.length === 0) return null;
  return sheet(
    { report, orientation: 'landscape', bookmark: 'Adjustments' },
    pageTitle('Adjustments'),
    h(
      Text,
      { style: [style.prose, { marginTop: -8, marginBottom: 12, maxWidth: 520 }] },
      'Each sale from the price paid, line by line, to the subject on the day of valuation. A line that needed no adjustment is 0, and so is one for a fact we don’t know about the sale or the subject. Gross adds up the lines by their size; * marks a sale beyond a limit, used only because too few others were found. The comparables value is the average of the adjusted prices, by the weights shown.',
    ),
    h(
      View,
      { style: { flexDirection: 'row', fontSize: 7.4, paddingBottom: 4 } },
      h(Text, { style: { width: 82 } }, ''),
      cell(
        `Subject\n${subject.address}`,
        { backgroundColor: COLOUR.sunken, paddingTop: 4, fontWeight: 600 },
        'subject',
      ),
      ...valuation.comparables.map((sale, index) =>
        cell(
          `${index + 1}\n${sale.address}\n${sale.locality}`,
          { paddingTop: 4, fontWeight: 600 },
          sale.saleId,
        ),
      ),
    ),
    ...gridRows(report).map(gridLine),
  );
};
