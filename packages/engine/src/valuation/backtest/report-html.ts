import type { ReadSales } from './read-sales.ts';
import { barChart, rangeChart, ratioChart, scatterChart } from './report-charts.ts';
import { REPORT_STYLE } from './report-style.ts';
import type { BacktestResult } from './run-backtest.ts';
import { isoDate } from './sale-date.ts';
import { readingText } from './summary-text.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const table = (head: string[], rows: string[][]): string =>
  `<div class="wide" tabindex="0"><table><thead><tr>${head.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const per = (value: number, digits = 1): string => `${value.toFixed(digits)}%`;
const count = (value: number): string => value.toLocaleString('en-AU');

/** One page that needs nothing else: figures, charts, and what was left out of the file. */
export const reportHtml = (result: BacktestResult, read: ReadSales): string => {
  const { figures, segments, study, byTier, byType, byLocality } = result;
  const { baselines, iaao } = figures;
  const accuracyRows = (
    [
      ['PropGuard', figures],
      ['Nearest comparables', baselines.nearestComparables],
      ['Locality median', baselines.localityMedian],
    ] as const
  ).map(([name, one]) => [
    name,
    per(one.mdape, 2),
    per(one.mape, 2),
    per(one.within10),
    per(one.within20),
    one.rmseLog.toFixed(4),
  ]);
  const names = segments.map(({ kind, name }) => (kind === 'type' ? name : `quarter ${name}`));
  const studyRows = (groups: typeof byTier, label: string) =>
    groups.map(({ group, study: one }) => [
      `${label}${group}`,
      count(one.sales),
      `${one.median.toFixed(3)} (${one.intervals.median.map((edge) => edge.toFixed(3)).join(' to ')})`,
      one.cod.toFixed(1),
      one.prd.toFixed(3),
      one.prb.toFixed(3),
    ]);
  const headline = [
    ['Median error', per(figures.mdape, 2)],
    ['Within 10%', per(figures.within10)],
    ['80% range covers', per(figures.coverage80)],
    ['90% range covers', per(figures.coverage90)],
    ['COD', iaao.cod.toFixed(1)],
    ['PRB', iaao.prb.toFixed(3)],
  ];
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Backtest of the valuation engine</title><style>${REPORT_STYLE}</style></head><body><main>
<h1>Backtest of the valuation engine</h1>
<p>Split by ${figures.split}, ${figures.rolling ? 'rolling: every sale valued as of its day, with drift corrected from earlier ones' : 'frozen: no sale of the test part was seen'}.
Trained on ${count(figures.train)} sales (${isoDate(result.trainDays[0])} to ${isoDate(result.trainDays[1])}),
tested on ${count(figures.test)} (${isoDate(result.testDays[0])} to ${isoDate(result.testDays[1])}).</p>
<dl>${headline.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<h2>Accuracy</h2>${table(['', 'MdAPE', 'MAPE', 'within 10%', 'within 20%', 'RMSE log'], accuracyRows)}
<figure>${scatterChart(result.values.valued.value, result.values.priceAud)}<figcaption>Value against price, both on a logarithmic scale; the lines are 20% apart from equality.</figcaption></figure>
<h2>Ranges</h2><p>Mean width of the 80% range: ${per(figures.width80)} of the value; of the 90% range: ${per(figures.width90)}.</p>
<figure>${rangeChart(
    names,
    segments.map(({ coverage80 }) => coverage80),
    segments.map(({ coverage90 }) => coverage90),
  )}<figcaption>Share of sales within the 80% range (filled) and the 90% range (open); the lines are what was promised.</figcaption></figure>
<h2>Error by segment</h2>
<figure>${barChart(
    names,
    segments.map(({ mdape }) => mdape),
    { reference: figures.mdape },
  )}<figcaption>Median error by quarter of value, the cheapest first, and by type; the line is that of all.</figcaption></figure>
<h2>Ratio study</h2>
<figure>${ratioChart(
    byTier.map(({ group }) => `tier ${group}`),
    byTier.map(({ study: one }) => one.median),
  )}<figcaption>Median ratio of value to price by price tier, the cheapest first; the line is equality.</figcaption></figure>
${table(
  ['', 'Sales', 'Median ratio (95% interval)', 'COD', 'PRD', 'PRB'],
  [
    ...studyRows([{ group: 'All', study }], ''),
    ...studyRows(byTier, 'Tier '),
    ...studyRows(byType, 'Type '),
    ...studyRows(byLocality, ''),
  ],
)}
<p class="note">IAAO ranges: median 0.90 to 1.10, COD 5 to 15, PRD 0.98 to 1.03, PRB -0.05 to 0.05. Localities with at least 30 test sales.</p>
<h2>The file</h2><pre>${escapeHtml(readingText(read))}</pre>
<p class="note">Trained in ${figures.trainSeconds.toFixed(1)} s; ${count(Math.round(figures.predictionsPerSecond))} values with ranges a second on one core, features ready.</p>
</main></body></html>
`;
};
