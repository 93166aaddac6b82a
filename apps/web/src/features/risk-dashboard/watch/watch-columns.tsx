import type { WatchedHome } from '@propguard/protocol/risk-dashboard';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { clsx } from 'clsx';
import { RiskScoreBadge } from '../../../parts/risk/risk-score-badge.tsx';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { tableColumns } from '../../../ui/table/table-features.ts';
import { changeText, placeText, valueText } from '../figure-text.ts';
import { HazardCell } from '../hazard-cell.tsx';
import { PlaceCell } from '../place-cell.tsx';
import { text } from '../text.ts';
import { WatchButton } from './watch-button.tsx';

const words = text.watchList;
const column = tableColumns<WatchedHome>();

const changeOf = ({ before, now }: WatchedHome): number =>
  before.valueAud === null || now.valueAud === null ? 0 : now.valueAud / before.valueAud - 1;

export const WATCH_COLUMNS = [
  column.accessor(placeText, {
    id: 'property',
    header: words.property,
    sortFn: 'text',
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => <PlaceCell place={original} assessmentId={original.assessmentId} />,
  }),
  column.accessor(({ now }) => now.valueAud ?? -1, {
    id: 'value',
    header: words.value,
    meta: { numeric: true },
    cell: ({ row: { original } }) => (
      <span className="font-semibold">{valueText(original.now.valueAud)}</span>
    ),
  }),
  column.accessor(changeOf, {
    id: 'change',
    header: words.change,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <ValueChange home={original} />,
  }),
  column.accessor(({ now }) => now.riskScore ?? -1, {
    id: 'risk',
    header: words.risk,
    cell: ({ row: { original } }) => <RiskScoreBadge score={original.now.riskScore} withFigure />,
  }),
  column.accessor(({ now }) => highestHazard(now.hazards)?.value ?? -1, {
    id: 'hazard',
    header: words.hazards,
    meta: { cardWide: true },
    cell: ({ row: { original } }) => <HazardCell hazards={original.now.hazards} />,
  }),
  column.accessor('alerts', {
    header: words.alerts,
    cell: ({ getValue }) =>
      getValue() === 0 ? text.none : <Badge tone="caution">{text.overview.openAlerts(getValue())}</Badge>,
  }),
  column.accessor('checkedAt', {
    header: words.checked,
    cell: ({ getValue }) => <Checked at={getValue()} />,
  }),
  column.accessor('id', {
    header: words.watch,
    enableSorting: false,
    meta: { width: '120px', cardAction: true },
    cell: ({ row: { original } }) => <StopWatching home={original} />,
  }),
];

function ValueChange({ home: { before, now } }: { home: WatchedHome }) {
  if (before.valueAud === now.valueAud) return <span className="text-muted">{words.same}</span>;
  const change = changeText(before.valueAud, now.valueAud);
  if (change === null) return text.none;
  const isLess = (now.valueAud ?? 0) < (before.valueAud ?? 0);
  return <span className={clsx(isLess ? 'text-danger' : 'text-positive')}>{change}</span>;
}

function Checked({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().date(at)}</span>;
}

function StopWatching({ home }: { home: WatchedHome }) {
  const request = home.portfolio
    ? { portfolioId: home.portfolio.id, record: home.portfolio.record }
    : { assessmentId: home.assessmentId ?? '' };
  return <WatchButton place={placeText(home)} watchedId={home.id} request={request} />;
}
