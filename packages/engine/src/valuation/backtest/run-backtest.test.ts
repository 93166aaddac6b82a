import { describe, expect, it } from 'vitest';
import { madeSales } from '../testing/made-market.ts';
import { accuracyOf, rangeFigures } from './accuracy.ts';
import { reportHtml } from './report-html.ts';
import { runBacktest } from './run-backtest.ts';
import { summaryText } from './summary-text.ts';

const read = {
  sales: madeSales(300).map((sale, row) => ({ ...sale, row })),
  extras: [],
  rowsInFile: 300,
  filteredOut: 0,
  rejected: [],
  repeatedIds: 0,
};

describe('a backtest', () => {
  it('measures as defined', () => {
    const price = Float64Array.of(100, 100, 100, 100);
    const value = Float64Array.of(90, 110, 130, 100);
    const { mdape, mape, within10, within20, rmseLog } = accuracyOf(value, price);
    expect([mdape, mape, within10, within20].map((figure) => Number(figure.toFixed(6)))).toEqual([
      10, 12.5, 75, 75,
    ]);
    expect(rmseLog).toBeCloseTo(
      Math.sqrt((Math.log(0.9) ** 2 + Math.log(1.1) ** 2 + Math.log(1.3) ** 2) / 4),
      12,
    );
    const range = { low: value.map((one) => one - 10), high: value.map((one) => one + 10), value };
    expect(rangeFigures(range, price).coverage).toBe(75);
  });

  it.each([
    { split: 'time' as const, rolling: false },
    { split: 'time' as const, rolling: true },
    { split: 'random' as const, rolling: false },
  ])(
    'runs from sales to figures and page ($split, rolling $rolling)',
    async ({ split, rolling }) => {
      const result = await runBacktest(read, { split, rolling, threads: 1 });
      const { figures } = result;
      expect([figures.rows, figures.train, figures.test]).toEqual([300, 240, 60]);
      expect(figures.mdape).toBeLessThan(figures.baselines.localityMedian.mdape);
      expect(figures.coverage80).toBeGreaterThan(50);
      expect(summaryText(result)).toContain('Nearest comparables');
      expect(result.rows()).toHaveLength(60);
      expect(new Set(result.rows().map(({ id }) => id)).size).toBe(60);
      expect([...new Set(result.fineSegments.map(({ kind }) => kind))]).toEqual(['region', 'market']);
      const page = reportHtml(result, read);
      expect(page).toContain('<svg');
      expect(page).not.toMatch(/NaN|undefined|https?:/);
    },
    30_000,
  );

  it('covers every price, and draws, where all prices are alike', async () => {
    const sales = read.sales.slice(0, 100).map((sale) => ({ ...sale, priceAud: 500_000 }));
    const alike = { ...read, sales };
    const result = await runBacktest(alike, { split: 'time', rolling: false, threads: 1 });
    expect([result.figures.mdape, result.figures.coverage80]).toEqual([expect.closeTo(0, 6), 100]);
    expect(reportHtml(result, alike)).not.toContain('NaN');
  }, 30_000);
});
