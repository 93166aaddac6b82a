import type { PortfolioHome } from '@propguard/protocol/portfolios';
import { RiskScoreBadge } from '../../../parts/risk/risk-score-badge.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { tableColumns } from '../../../ui/table/table-features.ts';
import { shareText, suburbText, valueText } from '../figure-text.ts';
import { text } from '../text.ts';
import { WatchButton } from '../watch/watch-button.tsx';

const words = text.homes;

/** A row of the file, and its entry in the watch list. */
type ListedHome = PortfolioHome & { portfolioId: string; watchedId: string | null };

const column = tableColumns<ListedHome>();
const suburbOf = ({ locality }: PortfolioHome): string => suburbText({ address: '', locality });

export const HOME_COLUMNS = [
  column.accessor('record', {
    header: words.place,
    sortDescFirst: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => <Place home={original} />,
  }),
  column.accessor('valueAud', {
    id: 'value',
    header: words.value,
    meta: { numeric: true },
    cell: ({ getValue }) => <span className="font-semibold">{valueText(getValue())}</span>,
  }),
  column.accessor('range80', {
    header: words.range,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => {
      const range = getValue();
      return range ? `${valueText(range.lowAud)}–${valueText(range.highAud)}` : text.none;
    },
  }),
  column.accessor('fsd', {
    header: words.fsd,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => shareText(getValue()),
  }),
  column.accessor('method', {
    header: words.method,
    enableSorting: false,
    cell: ({ getValue }) => <span className="whitespace-nowrap">{text.methods[getValue()]}</span>,
  }),
  column.accessor('riskScore', {
    id: 'risk',
    header: words.risk,
    cell: ({ getValue }) => <RiskScoreBadge score={getValue()} withFigure />,
  }),
  column.accessor('lvr', {
    header: words.lvr,
    meta: { numeric: true },
    cell: ({ getValue }) => shareText(getValue()),
  }),
  column.accessor('flags', {
    header: words.flags,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => (
      <span className="inline-flex flex-wrap gap-1">
        {getValue().length === 0 ? text.none : null}
        {getValue().map((reason) => (
          <Badge key={reason} tone="danger">
            {text.flagReasons[reason]}
          </Badge>
        ))}
      </span>
    ),
  }),
  column.accessor('watchedId', {
    header: words.watch,
    enableSorting: false,
    meta: { width: '120px', cardAction: true },
    cell: ({ row: { original } }) => (
      <WatchButton
        place={original.address ?? original.reference ?? suburbOf(original)}
        watchedId={original.watchedId}
        request={{ portfolioId: original.portfolioId, record: original.record }}
      />
    ),
  }),
];

function Place({ home }: { home: PortfolioHome }) {
  const { address, reference, positionSource } = home;
  const where = positionSource === 'locality' ? words.atCentre : null;
  const suburb = suburbOf(home);
  return (
    <span className="block min-w-44 py-1.5">
      <span className="font-medium break-words">{address ?? suburb}</span>
      <span className="block text-12 font-normal break-words text-muted">
        {[address ? suburb : null, reference, where].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
