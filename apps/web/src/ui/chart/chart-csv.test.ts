import { expect, it } from 'vitest';
import { chartCsv } from './chart-csv.ts';

it('writes a head with the unit and one line for each point', () => {
  const csv = chartCsv({
    kind: 'line',
    label: 'Median price',
    points: [
      { quarter: '2026 Q1', farm: 1_900_000, city: null },
      { quarter: '2026 Q2', farm: 1_985_000, city: 1_700_000 },
    ],
    x: { key: 'quarter', label: 'Quarter' },
    y: { label: 'Median price', unit: 'AUD', formatTick: String, format: String },
    series: [
      { key: 'farm', label: 'New Farm' },
      { key: 'city', label: 'Brisbane', role: 'context' },
    ],
  });
  expect(csv).toBe(
    'Quarter,New Farm (AUD),Brisbane (AUD)\r\n2026 Q1,1900000,\r\n2026 Q2,1985000,1700000\r\n',
  );
});
