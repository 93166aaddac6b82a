import type { FigureName } from '@propguard/protocol/market-figures';
import { basisText, countText } from '@propguard/rules/metrics/market/figure-words';
import { X } from 'lucide-react';
import { formatFigure } from '../../parts/market/figure-format.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';
import type { ComparedPlace } from './use-comparison.ts';

const words = text.compare;
const column = tableColumns<ComparedPlace>();
const COMPARED: readonly FigureName[] = [
  'medianPrice',
  'growthYoy',
  'daysOnMarket',
  'clearanceRate',
  'listingVolume',
  'salesVolume',
];
/** Where the figure is its own number. */
const COUNTS: readonly FigureName[] = ['listingVolume', 'salesVolume'];

function PlaceName({ place }: { place: ComparedPlace }) {
  const { state, analysis, asked } = place;
  return (
    <span className="grid py-1 md:min-w-40">
      <span className="font-medium">{analysis?.location ?? asked}</span>
      {state === 'loading' ? <Spinner className="text-muted" /> : null}
      {state === 'empty' ? <span className="text-12 text-muted">{words.notFound}</span> : null}
      {state === 'failed' ? <span className="text-12 text-danger">{words.failed}</span> : null}
    </span>
  );
}

/** With what it rests on below it; what is another region's stands in brackets, with its note as a title. */
function Compared({ place, name }: { place: ComparedPlace; name: FigureName }) {
  const figure = place.state === 'shown' ? place.analysis?.details.figures[name] : undefined;
  if (!figure) return text.none;
  const written = formatFigure(name, figure.value);
  if (figure.value === null || COUNTS.includes(name)) return written;
  return (
    <span title={figure.note ?? undefined} className="inline-grid md:max-w-44">
      <span className={figure.isOwn ? undefined : 'text-muted'}>
        {figure.isOwn ? written : `(${written})`}
      </span>
      <span className="text-12 text-muted">{figure.isOwn ? countText(figure) : basisText(figure)}</span>
    </span>
  );
}

/** A place and its figures. */
export const PLACE_COLUMNS = [
  column.display({
    id: 'place',
    header: words.place,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => <PlaceName place={original} />,
  }),
  ...COMPARED.map((name) =>
    column.display({
      id: name,
      header: text.figures[name],
      meta: { numeric: true },
      cell: ({ row: { original } }) => <Compared place={original} name={name} />,
    }),
  ),
  column.display({
    id: 'heat',
    header: words.heat,
    meta: { width: '80px' },
    cell: ({ row: { original } }) => {
      const heat = original.state === 'shown' ? original.analysis?.trend_analysis.market_heat : null;
      return heat ? text.trend.heats[heat] : text.none;
    },
  }),
];

export const comparisonColumns = (onRemove: (asked: string) => void) => [
  ...PLACE_COLUMNS,
  column.display({
    id: 'remove',
    header: () => <span className="sr-only">{words.remove('')}</span>,
    meta: { width: '56px', cardAction: true },
    cell: ({ row: { original } }) =>
      original.asked === null ? null : (
        <IconButton
          icon={X}
          label={words.remove(original.analysis?.location ?? original.asked)}
          kind="ghost"
          size="sm"
          onClick={() => onRemove(original.asked ?? '')}
        />
      ),
  }),
];
