import type {
  FigureName,
  MarketDetails,
  MarketFigure,
  PriceQuarter,
} from '@propguard/protocol/market-figures';
import { countText } from '@propguard/rules/metrics/market/figure-words';
import { formatDay, formatFigure } from '../../parts/market/figure-format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { Sparkline } from './sparkline.tsx';
import { text } from './text.ts';

const words = text.indicators;
const SPARK_QUARTERS = 8;

interface Indicator {
  name: FigureName;
  figure: MarketFigure;
  history: (number | null)[];
}

const SHOWN: readonly FigureName[] = [
  'listingVolume',
  'salesVolume',
  'daysOnMarket',
  'clearanceRate',
  'inventoryMonths',
  'velocity',
  'volatility',
  'rentalYield',
];

const HISTORIES: Partial<Record<FigureName, (quarter: PriceQuarter) => number | null>> = {
  listingVolume: ({ listings }) => listings,
  salesVolume: ({ sales }) => sales,
  daysOnMarket: ({ daysOnMarket }) => daysOnMarket,
  clearanceRate: ({ auctionsSold, auctionsHeld }) => (auctionsHeld > 0 ? auctionsSold / auctionsHeld : null),
};

const indicatorOf = (details: MarketDetails, name: FigureName): Indicator => {
  const figure = details.figures[name];
  const read = HISTORIES[name];
  // The quarters are the place's own: beside another region's figure they would mislead.
  const history = read && figure.isOwn ? details.quarters.slice(-SPARK_QUARTERS).map(read) : [];
  return { name, figure, history };
};

const column = tableColumns<Indicator>();
const COLUMNS = [
  column.accessor('name', {
    header: words.name,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ getValue }) => <span className="font-medium">{text.figures[getValue()]}</span>,
  }),
  column.display({
    id: 'now',
    header: words.now,
    meta: { numeric: true, width: '110px' },
    cell: ({ row: { original } }) => (
      <span className="font-semibold">{formatFigure(original.name, original.figure.value)}</span>
    ),
  }),
  column.display({
    id: 'yearAgo',
    header: words.yearAgo,
    meta: { numeric: true, width: '110px' },
    cell: ({ row: { original } }) => (
      <span className="text-muted">{formatFigure(original.name, original.figure.yearAgo)}</span>
    ),
  }),
  column.display({
    id: 'quarters',
    header: words.quarters,
    meta: { width: '130px' },
    cell: ({ row: { original } }) => <Sparkline values={original.history} />,
  }),
  column.display({
    id: 'region',
    header: words.region,
    meta: { cardWide: true },
    cell: ({ row: { original } }) => (
      <span className="text-muted">{original.figure.region ?? original.figure.note}</span>
    ),
  }),
  column.display({
    id: 'source',
    header: words.source,
    meta: { width: '120px' },
    cell: ({ row: { original } }) => (
      <span className="text-muted">
        {original.figure.value === null ? text.none : countText(original.figure)}
      </span>
    ),
  }),
  column.display({
    id: 'asOf',
    header: words.asOf,
    meta: { numeric: true, width: '120px' },
    cell: ({ row: { original } }) => (
      <span className="whitespace-nowrap text-muted">
        {original.figure.asOf ? formatDay(original.figure.asOf) : text.none}
      </span>
    ),
  }),
];

export function IndicatorsCard({ details }: { details: MarketDetails }) {
  return (
    <Card title={words.title} subtitle={words.subtitle} flush>
      <DataTable
        label={words.title}
        columns={COLUMNS}
        rows={SHOWN.map((name) => indicatorOf(details, name))}
        rowId={({ name }) => name}
        density="normal"
        phoneLayout="cards"
      />
    </Card>
  );
}
