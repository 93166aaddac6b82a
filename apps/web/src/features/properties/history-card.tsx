import { audText, signedAudText } from '../../lib/aud-text.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { dayText } from '../../parts/times/day-text.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Timeline, type TimelineEntry } from '../../ui/layout/timeline.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type HistoryEntry, historyOf, isSale } from './history.ts';
import { eventText, HISTORY_COLUMNS } from './history-columns.ts';
import type { Subject } from './subject.ts';
import { text } from './text.ts';

const words = text.history;
const LOOKS = [
  { value: 'timeline', label: words.timeline },
  { value: 'table', label: words.table },
];

const entryId = ({ id }: HistoryEntry) => id;

function timelineEntry(entry: HistoryEntry): TimelineEntry {
  const { id, day, kind, priceAud, changeAud } = entry;
  const change = changeAud === null ? null : signedAudText(changeAud);
  return {
    id,
    day,
    when: dayText(day),
    title: eventText(entry),
    figure: priceAud === null ? null : audText(priceAud),
    note: change === null ? null : isSale(kind) ? words.sinceSale(change) : words.changed(change),
    mark: isSale(kind) ? 'filled' : 'open',
  };
}

/** `?history=table` shows the same as a table. */
export function HistoryCard({ subject }: { subject: Subject }) {
  const { params, change } = useAddressParams();
  const asTable = params.get('history') === 'table';
  const entries = historyOf(subject);
  return (
    <Card
      title={words.title}
      flush={asTable}
      actions={
        <SegmentedControl
          label={words.look}
          options={LOOKS}
          value={asTable ? 'table' : 'timeline'}
          onValueChange={(look) => change({ history: look === 'table' ? look : null }, { replace: true })}
          className="print-hidden"
        />
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={words.empty} className="px-0!">
          {words.emptyDetail}
        </EmptyState>
      ) : asTable ? (
        <DataTable label={words.title} columns={HISTORY_COLUMNS} rows={entries} rowId={entryId} />
      ) : (
        <Timeline label={words.title} entries={entries.map(timelineEntry)} />
      )}
    </Card>
  );
}
