import type { MarketAnalysis } from '@propguard/protocol/market';
import type { FigureName } from '@propguard/protocol/market-figures';
import { csvCell } from '@propguard/rules/formats/csv-cell';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { text } from './text.ts';

type Cell = string | number | null;
const FIGURES = Object.keys(text.figures) as FigureName[];
const LINE_END = '\r\n';
const lineOf = (cells: readonly Cell[]): string => cells.map(csvCell).join(',') + LINE_END;

/** Every figure with what it rests on, then the quarters: numbers as they are, not as they are printed. */
export function marketCsv({ location, details }: MarketAnalysis): string {
  const figures = FIGURES.map((name): Cell[] => {
    const { value, yearAgo, region, count, countOf, asOf, sample, method, note } = details.figures[name];
    return [
      text.figures[name],
      value,
      yearAgo,
      region,
      count,
      countOf,
      asOf,
      sample ? 'yes' : 'no',
      method,
      note,
    ];
  });
  const quarters = details.quarters.map((quarter): Cell[] => [
    quarter.to,
    quarter.priceAud,
    quarter.medianAud,
    quarter.parentPriceAud,
    quarter.sales,
    quarter.listings,
    quarter.daysOnMarket,
    quarter.auctionsSold,
    quarter.auctionsHeld,
  ]);
  return [
    ['Location', location],
    ['Property type', details.propertyType ?? 'all'],
    [],
    [
      'Figure',
      'Value',
      'Year before',
      'Region',
      'Count',
      'Counted',
      'As of',
      'Sample data',
      'Method',
      'Note',
    ],
    ...figures,
    ...(quarters.length > 0
      ? [
          [],
          [
            'Quarter to',
            'Price of the same quality (AUD)',
            'Median (AUD)',
            `${details.parent?.name ?? 'Region above'} (AUD)`,
            'Sales',
            'Listings',
            MARKET_METRICS.daysOnMarket.title,
            'Auctions sold',
            'Auctions held',
          ],
          ...quarters,
        ]
      : []),
  ]
    .map(lineOf)
    .join('');
}
