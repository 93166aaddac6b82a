import type { AssessedHome } from '@propguard/protocol/risk-dashboard';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { RiskScoreBadge } from '../../../parts/risk/risk-score-badge.tsx';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { tableColumns } from '../../../ui/table/table-features.ts';
import { placeText, valueText } from '../figure-text.ts';
import { HazardCell } from '../hazard-cell.tsx';
import { PlaceCell } from '../place-cell.tsx';
import { text } from '../text.ts';
import { WatchButton } from '../watch/watch-button.tsx';

const words = text.assessed;
const column = tableColumns<AssessedHome>();

export const ASSESSED_ORDERS = ['property', 'value', 'risk', 'hazard', 'when'] as const;

export const ASSESSED_COLUMNS = [
  column.accessor(placeText, {
    id: 'property',
    header: words.property,
    sortFn: 'text',
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => <PlaceCell place={original} assessmentId={original.assessmentId} />,
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
  column.accessor(({ riskScore }) => riskScore ?? -1, {
    id: 'risk',
    header: words.risk,
    cell: ({ row: { original } }) => <RiskScoreBadge score={original.riskScore} withFigure />,
  }),
  column.accessor(({ hazards }) => highestHazard(hazards)?.value ?? -1, {
    id: 'hazard',
    header: words.worst,
    meta: { cardWide: true },
    cell: ({ row: { original } }) => <HazardCell hazards={original.hazards} />,
  }),
  column.accessor('assessedAt', {
    id: 'when',
    header: words.when,
    cell: ({ getValue }) => <AssessedOn at={getValue()} />,
  }),
  column.accessor('watchedId', {
    header: words.watch,
    enableSorting: false,
    meta: { width: '120px', cardAction: true },
    cell: ({ row: { original } }) => (
      <WatchButton
        place={placeText(original)}
        watchedId={original.watchedId}
        request={{ assessmentId: original.assessmentId }}
      />
    ),
  }),
];

function AssessedOn({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().date(at)}</span>;
}
