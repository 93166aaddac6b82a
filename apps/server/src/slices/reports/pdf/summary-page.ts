import { wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import { riskHeadline } from '@propguard/rules/hazards/risk-headline';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import {
  keyFigures,
  pageTitle,
  paragraphs,
  sampleBadge,
  section,
  style,
} from '../../../printing/paper/parts.ts';
import { BODY_WIDTH } from '../../../printing/paper/theme.ts';
import type { PrintedReport } from '../printed-report.ts';
import { sheet } from './frame.ts';
import { riskBars } from './risk-bars.ts';
import { valueCurve } from './value-curve.ts';

type Band = { lowAud: number; highAud: number } | null;
const bandText = (band: Band): string =>
  band ? `${wholeAud(band.lowAud)} – ${wholeAud(band.highAud)}` : '–';
const shareText = (share: number | null, digits = 0): string =>
  share === null ? '–' : percent(share, digits);

const METHOD_WORDS = {
  model: 'By the valuation model',
  comparables: 'By comparable sales',
  'locality-median': 'By the suburb median',
  'insufficient-evidence': 'Not enough evidence',
} as const;

export const summaryPage = (report: PrintedReport): ReactNode => {
  const { record } = report;
  const { valuation, model } = record;
  const { valueAud } = valuation;
  const coverage = model
    ? `, trained on ${model.sales.toLocaleString('en-AU')} sales. Its 80% range held ${model.measures.coverage80.toFixed(1)}% of ${model.measures.test.toLocaleString('en-AU')} sales kept aside.`
    : '.';
  return sheet(
    { report, bookmark: 'Executive summary' },
    pageTitle('Executive summary'),
    section(
      {
        title: 'Valuation',
        note: h(
          View,
          {},
          h(Text, { style: style.small }, `${METHOD_WORDS[valuation.method]}${coverage}`),
          record.sample ? h(View, { style: { marginTop: 8 } }, sampleBadge()) : null,
        ),
      },
      h(
        Text,
        {
          style: {
            fontSize: 32,
            fontWeight: 500,
            letterSpacing: -1.2,
            lineHeight: 1.1,
            marginBottom: 8,
            ...style.figure,
          },
        },
        valueAud === null ? 'No value' : wholeAud(valueAud),
      ),
      valueCurve(record, BODY_WIDTH),
      keyFigures([
        { label: '80% range', value: bandText(valuation.range80) },
        { label: 'Indicative band', value: bandText(record.indicativeBand) },
        { label: HOME_METRICS.confidence.title, value: shareText(statedConfidence(valuation)) },
        { label: 'FSD', value: shareText(valuation.fsd, 1) },
      ]),
    ),
    section(
      { title: 'Executive Summary', note: riskHeadline(record.hazards) ?? 'Risk not known' },
      ...paragraphs(record.summary),
    ),
    section({ title: 'Risk', note: 'Ticks mark 40% and 70%.' }, riskBars(record.hazards)),
  );
};
