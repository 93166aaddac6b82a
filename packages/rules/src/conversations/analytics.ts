/** LEADS-CONV-20, LEADS-CONV-21, LEADS-VIEW-16. */
export const ANALYTICS_DAYS = 30;
export const RECENT_DAYS = 7;
export const VIEWER_PAGE = 20;
/** More than a conversation holds. */
export const VIEWER_MOST = 1_000;

export type HistoricalItem = { date: string; cumulativeConversations: number };
export type SourceItem = { source: string; conversations: number };
type DailyGrowth = HistoricalItem & { newConversations: number };
export type AnalyticsSummary = {
  totalConversations: number;
  totalSources: number;
  averageDailyGrowth: number;
  trend: 'increasing' | 'decreasing' | 'stable';
  topSource: string | null;
  daily: DailyGrowth[];
  sources: (SourceItem & { percentage: string })[];
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What came new each day: the first day has none before it to be compared with. */
const dailyOf = (historical: readonly HistoricalItem[]): DailyGrowth[] =>
  historical.slice(1).map((day, index) => ({
    ...day,
    newConversations: day.cumulativeConversations - (historical[index]?.cumulativeConversations ?? 0),
  }));

/** LEADS-CONV-13 to LEADS-CONV-18: computed where it is shown. */
export const summarise = (
  historical: readonly HistoricalItem[],
  sources: readonly SourceItem[],
): AnalyticsSummary => {
  const daily = dailyOf(historical);
  const totalSources = sources.reduce((sum, { conversations }) => sum + conversations, 0);
  const grown = daily.reduce((sum, { newConversations }) => sum + newConversations, 0);
  const [first, last] = [daily.at(0), daily.at(-1)];
  const top = sources.toSorted((a, b) => b.conversations - a.conversations)[0];
  return {
    totalConversations: historical.at(-1)?.cumulativeConversations ?? 0,
    totalSources,
    averageDailyGrowth: daily.length === 0 ? 0 : tenth(grown / daily.length),
    trend:
      !first || !last
        ? 'stable'
        : last.newConversations > first.newConversations
          ? 'increasing'
          : 'decreasing',
    topSource: top?.source ?? null,
    daily,
    sources: sources.map((one) => ({
      ...one,
      percentage: totalSources === 0 ? '0' : ((one.conversations / totalSources) * 100).toFixed(1),
    })),
  };
};
