import { factChangeText, saleChangeText } from '@propguard/rules/assessments/scenario-words';
import { shortDay } from '@propguard/rules/formats/days';
import { signedAud, wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import { distanceText } from '@propguard/rules/hazards/evidence-words';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { pageTitle, section, style } from '../../../printing/paper/parts.ts';
import { table } from '../../../printing/paper/table.ts';
import { CONTENT_WIDTH } from '../../../printing/paper/theme.ts';
import type { PrintedReport } from '../printed-report.ts';
import { sheet } from './frame.ts';
import { planDrawing } from './plan-drawing.ts';

const MERITS = {
  near: 'near',
  recent: 'recent',
  alike: 'alike',
  'chosen-by-hand': 'chosen by hand',
} as const;

const LEGEND =
  'Subject in two rings; sales by their numbers, those beyond the plan at its edge. Hatched, closer where worse: mapped hazards (level: flood; slanting: fire, erosion, subsidence). Blue lines: shores and large rivers. Squares: homes we know. We have no street data, so none is drawn.';

/** What somebody changed by hand, each sale with the reason. */
const chosenByHand = ({ record }: PrintedReport): ReactNode => {
  const { scenario } = record;
  if (!scenario) return null;
  return section(
    { title: 'Changed by hand', note: `Scenario “${scenario.name}”` },
    ...scenario.facts.map((fact) => h(Text, { key: fact.name, style: style.prose }, factChangeText(fact))),
    ...scenario.sales.map((sale) =>
      h(
        View,
        { key: sale.saleId, style: { marginBottom: 4 } },
        h(Text, { style: style.strong }, saleChangeText(sale)),
        h(Text, { style: style.prose }, sale.reason),
      ),
    ),
  );
};

export const comparablesPage = (report: PrintedReport): ReactNode => {
  const { record } = report;
  const { comparables, comparablesValueAud, evidence } = record.valuation;
  return sheet(
    { report, bookmark: 'Comparable sales' },
    pageTitle('Comparable sales'),
    planDrawing(record.plan, CONTENT_WIDTH),
    h(Text, { style: [style.small, { marginTop: 5, marginBottom: 16 }] }, LEGEND),
    comparables.length === 0
      ? h(Text, { style: style.prose }, 'We found no comparable sales.')
      : table({
          fontSize: 7.8,
          columns: [
            { head: '', flex: 0.5, isStrong: true, cell: (_sale, index) => String(index + 1) },
            { head: 'Sale', flex: 4.4, cell: (sale) => `${sale.address}, ${sale.locality}` },
            { head: 'Date', flex: 2, cell: (sale) => shortDay(sale.contractDate) },
            {
              head: 'Away',
              flex: 1.4,
              isNumber: true,
              cell: (sale) => (sale.distanceMetres === null ? '–' : distanceText(sale.distanceMetres)),
            },
            { head: 'Price', flex: 2.1, isNumber: true, cell: (sale) => wholeAud(sale.priceAud) },
            {
              head: 'Adjustment',
              flex: 2.1,
              isNumber: true,
              cell: (sale) => signedAud(sale.adjustedAud - sale.priceAud),
            },
            {
              head: 'Adjusted',
              flex: 2.1,
              isNumber: true,
              isStrong: true,
              cell: (sale) => wholeAud(sale.adjustedAud),
            },
            { head: 'Weight', flex: 1.3, isNumber: true, cell: (sale) => percent(sale.weight, 1) },
          ],
          rows: comparables,
        }),
    h(View, { style: { height: 14 } }),
    comparablesValueAud === null
      ? null
      : section(
          { title: 'Comparables value' },
          h(
            Text,
            { style: style.prose },
            `${wholeAud(comparablesValueAud)}, the average of the adjusted prices, by the weights shown. ${evidence.comparablesWithin2Km} of ${evidence.comparablesFound} sales we looked at are within 2 km, and ${evidence.salesInLastYear} are from the last year. Why each was chosen: ${comparables
              .map(
                ({ why }, index) =>
                  `${index + 1} ${why.map((merit) => MERITS[merit]).join(' and ') || 'usable'}`,
              )
              .join(', ')}.`,
          ),
        ),
    chosenByHand(report),
  );
};
