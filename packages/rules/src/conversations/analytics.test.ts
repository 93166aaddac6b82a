import { expect, it } from 'vitest';
import { summarise } from './analytics.ts';

const days = (...cumulative: number[]) =>
  cumulative.map((cumulativeConversations, index) => ({
    date: `2026-11-0${index + 1}`,
    cumulativeConversations,
  }));

it('LEADS-CONV-13 to -16, -18, LEADS-ENT-20: sums up what the two reads gave', () => {
  const summary = summarise(days(10, 12, 15), [
    { source: 'web', conversations: 10 },
    { source: 'telegram', conversations: 5 },
  ]);
  expect(summary).toMatchObject({
    totalConversations: 15,
    totalSources: 15,
    averageDailyGrowth: 2.5,
    topSource: 'web',
    trend: 'increasing',
  });
  expect(summary.daily.map(({ newConversations }) => newConversations)).toEqual([2, 3]);
  expect(summary.sources.map(({ percentage }) => percentage)).toEqual(['66.7', '33.3']);
});

it('LEADS-CONV-17: is decreasing unless the last day exceeds the first, and stable without days', () => {
  expect(summarise(days(1, 3, 5), []).trend).toBe('decreasing');
  expect(summarise([], [{ source: 'web', conversations: 0 }])).toMatchObject({
    trend: 'stable',
    totalConversations: 0,
    averageDailyGrowth: 0,
    sources: [{ percentage: '0' }],
  });
});
