import type { MarketSnapshot } from '@propguard/protocol/market';

/** CORE-LIVE-09: shown, and marked, when nothing could be read and nothing was read before. Of the sample world's Sydney. */
export const DEMO_SNAPSHOT: MarketSnapshot = {
  location: 'Sydney',
  type: null,
  timestamp: '2026-11-01T00:00:00.000Z',
  priceIndex: 135.4,
  indexSales: 18_640,
  priceChange: 45_800,
  priceChangePercent: 4.2,
  inventoryLevel: 462,
  daysOnMarket: 29,
  salesVolume: 3120,
  marketVelocity: 0.58,
  confidenceScore: 0.98,
  basis: [
    { figure: 'growthYoy', region: 'Sydney', isOwn: true, count: 6080, countOf: 'sales' },
    { figure: 'clearanceRate', region: 'Sydney', isOwn: true, count: 880, countOf: 'auctions' },
    { figure: 'daysOnMarket', region: 'Sydney', isOwn: true, count: 3120, countOf: 'listings' },
    { figure: 'velocity', region: 'Sydney', isOwn: true, count: 3450, countOf: 'listings' },
  ],
  dataSource: 'Demo data: sample sales and listings to 1 Nov 2026',
};
