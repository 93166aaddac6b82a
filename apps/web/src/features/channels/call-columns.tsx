import type { ChannelCall } from '@propguard/protocol/channel-calls';
import { PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { CircleCheck, CircleX, Minus } from 'lucide-react';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

const column = tableColumns<ChannelCall>();
const { logColumns: names } = text;
const ID_SHOWN = 14;

export const SIGNATURES = {
  verified: { tone: 'positive', icon: CircleCheck },
  bad: { tone: 'danger', icon: CircleX },
  ours: { tone: 'neutral', icon: Minus },
} as const;

export const CALL_COLUMNS = [
  column.accessor('at', {
    header: names.time,
    meta: { width: '180px' },
    cell: ({ getValue }) => <When instant={getValue()} />,
  }),
  column.accessor('channel', {
    header: names.channel,
    meta: { width: '110px' },
    cell: ({ getValue }) => PANEL_NAMES[getValue()].name,
  }),
  column.accessor('event', { header: names.event, meta: { cardTitle: true } }),
  column.accessor('providerId', {
    header: names.id,
    meta: { width: '140px' },
    cell: ({ getValue }) => <code className="font-mono text-12">{shortened(getValue())}</code>,
  }),
  column.accessor('signature', {
    header: names.signature,
    meta: { width: '140px' },
    cell: ({ getValue }) => {
      const signature = getValue();
      return <Badge {...SIGNATURES[signature]}>{text.signatures[signature]}</Badge>;
    },
  }),
  column.accessor('answer', {
    header: names.answer,
    meta: { width: '190px' },
    cell: ({ row: { original } }) => (
      <span className={original.answer >= 400 ? 'text-danger' : undefined}>
        {[original.answer, original.note].filter(Boolean).join(' ')}
      </span>
    ),
  }),
  column.accessor('workMs', {
    header: names.work,
    meta: { numeric: true, width: '130px' },
    cell: ({ getValue }) => <Work ms={getValue()} />,
  }),
];

const shortened = (id: string | null): string =>
  id === null ? '–' : id.length > ID_SHOWN ? `${id.slice(0, 6)}…${id.slice(-4)}` : id;

function When({ instant }: { instant: string }) {
  const { dateTime } = useInstantText();
  return dateTime(instant);
}

/** Services give up on us after a few seconds; what takes this long is worth a look. */
const SLOW_MS = 250;
const SCALE_MS = 400;

function Work({ ms }: { ms: number }) {
  return (
    <span className="flex items-center justify-end gap-2">
      <Meter share={ms / SCALE_MS} tone={ms >= SLOW_MS ? 'caution' : 'accent'} className="w-12 flex-none" />
      {ms} ms
    </span>
  );
}
