import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { RISK_LOOKS } from '../../parts/risk/risk-kinds.ts';
import { dayText } from '../../parts/times/instant-text.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

const column = tableColumns<HazardLayer>();

export const LAYER_COLUMNS = [
  column.accessor('name', {
    header: text.columns.name,
    meta: { cardTitle: true },
    cell: ({ getValue }) => (
      <span className="block min-w-40 py-1.5 font-medium break-words">{getValue()}</span>
    ),
  }),
  column.accessor('kind', {
    header: text.columns.kind,
    meta: { width: '152px' },
    cell: ({ getValue }) => <Kind kind={getValue()} />,
  }),
  column.accessor(({ form, size }) => text.forms[form](size.toLocaleString('en-AU')), {
    id: 'size',
    header: text.columns.size,
    enableSorting: false,
    meta: { width: '148px' },
  }),
  column.display({
    id: 'standing',
    header: text.columns.state,
    meta: { width: '168px' },
    cell: ({ row }) => <LayerBadges layer={row.original} />,
  }),
  column.accessor('surveyedOn', {
    header: text.columns.surveyed,
    meta: { width: '116px' },
    cell: ({ getValue }) => dayText(getValue()),
  }),
  column.accessor('source', {
    header: text.columns.source,
    meta: { cardWide: true },
    cell: ({ getValue }) => <span className="block min-w-32 break-words">{getValue()}</span>,
  }),
];

/** Beside an open layer the list has less room, and the pane says the rest. */
export const LAYER_COLUMNS_BESIDE_PANE = LAYER_COLUMNS.slice(0, 3);

export function Kind({ kind }: { kind: HazardLayer['kind'] }) {
  const { label, icon } = RISK_LOOKS[kind];
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Icon of={icon} className="text-muted" />
      {label}
    </span>
  );
}

export function LayerBadges({ layer }: { layer: HazardLayer }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {layer.sample ? <SampleBadge /> : null}
      {layer.builtIn ? <Badge tone="outline">{text.badges.builtIn}</Badge> : null}
      {layer.sample || layer.builtIn ? null : <Badge tone="accent">{text.badges.imported}</Badge>}
      {layer.screening && !layer.sample ? <Badge>{text.badges.screening}</Badge> : null}
    </span>
  );
}
