import type { HazardReport } from '@propguard/protocol/hazards';
import { shortDay } from '@propguard/rules/formats/days';
import { wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import {
  certaintyText,
  disagreementText,
  evidenceText,
  findingText,
} from '@propguard/rules/hazards/evidence-words';
import { riskHeadline } from '@propguard/rules/hazards/risk-headline';
import { RISK_WORDS } from '@propguard/rules/hazards/risk-words';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { pageTitle, paragraphs, section, style } from '../../../printing/paper/parts.ts';
import { table } from '../../../printing/paper/table.ts';
import type { PrintedReport } from '../printed-report.ts';
import { strategiesOf } from '../record/list-strategies.ts';
import { sheet } from './frame.ts';
import { riskBars } from './risk-bars.ts';

const evidenceTable = ({ hazards }: HazardReport): ReactNode =>
  table({
    fontSize: 7.6,
    columns: [
      { head: HOME_METRICS.hazard.title, flex: 2.6, cell: ({ kind }) => RISK_WORDS[kind] },
      { head: 'Layer and source', flex: 5, cell: ({ one }) => `${one.layer}. ${one.source}` },
      { head: 'Finding', flex: 3.4, cell: ({ one }) => findingText(one.way, one.figure) },
      { head: 'Value', flex: 1.2, isNumber: true, isStrong: true, cell: ({ one }) => evidenceText(one) },
      { head: 'Surveyed', flex: 2.4, isNumber: true, cell: ({ one }) => shortDay(one.surveyedOn) },
    ],
    rows: hazards.flatMap(({ kind, evidence }) => evidence.map((one) => ({ kind, one }))),
  });

const moneyTable = (money: NonNullable<HazardReport['money']>): ReactNode =>
  table({
    columns: [
      { head: 'Step', flex: 5, cell: ({ step }) => step },
      { head: 'Amount', flex: 2, isNumber: true, isStrong: true, cell: ({ aud }) => wholeAud(aud) },
    ],
    rows: [
      {
        step: `Building, ${percent(money.assumptions.buildingShareOfValue)} of the value`,
        aud: money.buildingValueAud,
      },
      {
        step: `${HOME_METRICS.expectedLoss.title}, over all hazards with data`,
        aud: money.expectedAnnualLossAud,
      },
      { step: 'Insurance a year, for any home', aud: money.basePremiumAud },
      { step: HOME_METRICS.hazardCostAYear.title, aud: money.hazardLoadingAud },
      {
        step: `How much less a buyer could pay, at ${percent(money.assumptions.costCapitalisationRate)} a year`,
        aud: money.valueReductionAud,
      },
      { step: HOME_METRICS.stressedValue.title, aud: money.stressedValueAud },
    ],
  });

const certaintyWords = ({ hazards }: HazardReport): string =>
  hazards
    .filter(({ value }) => value !== null)
    .map(({ kind, certainty }) => `${RISK_WORDS[kind]}: ${certaintyText(certainty).toLowerCase()}`)
    .join('. ');

const disagreements = ({ hazards }: HazardReport): string[] =>
  hazards.flatMap(({ kind, disagreement }) =>
    disagreement
      ? [`Sources on ${RISK_WORDS[kind].toLowerCase()} disagree: ${disagreementText(disagreement)}.`]
      : [],
  );

export const hazardsPage = (report: PrintedReport): ReactNode => {
  const { hazards } = report.record;
  return sheet(
    { report, bookmark: 'Hazards' },
    pageTitle('Hazards'),
    section(
      {
        title: 'Risks',
        note: `${riskHeadline(hazards) ?? 'Risk not known.'} Ticks mark 40% and 70%.`,
      },
      riskBars(hazards),
    ),
    section(
      {
        title: 'Evidence',
        note: `${certaintyWords(hazards)}. No data doesn’t mean no hazard.`,
        whole: false,
      },
      evidenceTable(hazards),
      ...disagreements(hazards).map((words) =>
        h(Text, { key: words, style: [style.small, { marginTop: 5 }] }, words),
      ),
    ),
    hazards.money
      ? section(
          { title: 'What the hazards cost', note: 'Step by step, each figure from the one before.' },
          moneyTable(hazards.money),
        )
      : null,
    section(
      { title: 'What can be done', note: 'For risks of 30% and above, and for every property.' },
      h(
        View,
        {},
        ...paragraphs(
          strategiesOf(hazards).map((words) => `${words}.`),
          { fontSize: 8.5 },
        ),
      ),
    ),
  );
};
