import type { MarketAnalysis } from '@propguard/protocol/market';
import { longDay } from '@propguard/rules/formats/days';
import { basisText, figureText, homesText } from '@propguard/rules/metrics/market/figure-words';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { keyFigures, pageTitle, paragraphs, section, style } from '../../../printing/paper/parts.ts';
import { table } from '../../../printing/paper/table.ts';
import { BODY_WIDTH } from '../../../printing/paper/theme.ts';
import type { PrintedReport } from '../printed-report.ts';
import { sheet } from './frame.ts';
import { priceHistory } from './price-history.ts';
import { reasonsBars } from './reasons-bars.ts';

const SOURCE_WORDS = {
  record: 'Our records',
  stated: 'As stated',
  corrected: 'Corrected',
  unknown: 'Not known',
} as const;

const factRows = ({ record: { subject } }: PrintedReport) => {
  const { facts, factSources } = subject;
  const rows: [keyof typeof facts, string, string][] = [
    ['type', 'Type', ''],
    ['bedrooms', 'Bedrooms', ''],
    ['bathrooms', 'Bathrooms', ''],
    ['carSpaces', 'Car spaces', ''],
    ['landM2', 'Land', ' m²'],
    ['buildingM2', 'Building', ' m²'],
    ['yearBuilt', 'Year built', ''],
  ];
  return rows.map(([name, label, unit]) => {
    const value = facts[name];
    const isCount = typeof value === 'number' && name !== 'yearBuilt';
    return {
      label,
      value: value === null ? '–' : `${isCount ? value.toLocaleString('en-AU') : value}${unit}`,
      source: SOURCE_WORDS[factSources[name]],
    };
  });
};

const SHOWN = ['medianPrice', 'growthYoy', 'daysOnMarket', 'clearanceRate'] as const;

const marketSection = (market: MarketAnalysis): ReactNode => {
  const { ai_insights: insights, details } = market;
  return section(
    {
      title: 'Market',
      note: `${homesText(details.countedAs)} in ${market.location}${details.asOf ? `, to ${longDay(details.asOf)}` : ''}. Prices are adjusted for what happened to sell.`,
    },
    priceHistory(market, BODY_WIDTH),
    keyFigures(
      SHOWN.map((name) => {
        const figure = details.figures[name];
        return {
          label: MARKET_METRICS[name].title,
          value: figure.value === null ? '–' : figureText(name, figure.value),
          note: figure.value === null ? (figure.note ?? '') : basisText(figure),
        };
      }),
    ),
    h(View, { style: { height: 8 } }),
    ...paragraphs([insights.investment_outlook, insights.risk_assessment], { ...style.prose, fontSize: 9.5 }),
  );
};

export const valuePage = (report: PrintedReport): ReactNode => {
  const { record } = report;
  return sheet(
    { report, bookmark: 'What makes the value' },
    pageTitle('What makes the value'),
    section(
      { title: 'The property', note: 'What was valued, and where each fact comes from.' },
      table({
        columns: [
          { head: 'Fact', flex: 2, cell: ({ label }) => label },
          {
            head: 'Value',
            flex: 2,
            isStrong: true,
            cell: ({ value }) => value.replace(/^./, (first) => first.toUpperCase()),
          },
          { head: 'From', flex: 2, cell: ({ source }) => source },
        ],
        rows: factRows(report),
      }),
      record.home.features.length > 0
        ? h(Text, { style: [style.small, { marginTop: 6 }] }, `Features: ${record.home.features.join(', ')}.`)
        : null,
    ),
    section({ title: 'Reasons', note: 'In dollars; they add up to the value.' }, reasonsBars(record)),
    record.market ? marketSection(record.market) : null,
  );
};
