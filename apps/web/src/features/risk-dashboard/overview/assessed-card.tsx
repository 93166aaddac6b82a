import type { AssessedHome } from '@propguard/protocol/risk-dashboard';
import { Button } from '../../../ui/controls/button.tsx';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { text } from '../text.ts';
import { ASSESSED_COLUMNS } from './assessed-columns.tsx';
import { fits, LEVEL_CHOICES, useAssessedList } from './use-assessed-list.ts';

const words = text.assessed;
const PAGE_SIZE = 10;

/** Every home that was assessed one by one, as it was found last. */
export function AssessedCard({ homes }: { homes: readonly AssessedHome[] }) {
  const { filter, setFind, setLevel, reset, sorting, onSortingChange } = useAssessedList();
  const shown = homes.filter((home) => fits(home, filter));
  return (
    <Card
      flush
      title={words.title}
      subtitle={words.shown(shown.length, homes.length)}
      actions={
        <>
          <TextInput
            type="search"
            aria-label={words.find}
            placeholder={words.find}
            value={filter.find}
            onChange={(event) => setFind(event.target.value)}
            className="md:w-60"
          />
          <SegmentedControl
            label={words.levels}
            options={LEVEL_CHOICES}
            value={filter.level}
            onValueChange={setLevel}
          />
        </>
      }
    >
      <DataTable
        key={`${filter.level} ${filter.find}`}
        label={words.title}
        columns={ASSESSED_COLUMNS}
        rows={shown}
        rowId={({ assessmentId }) => assessmentId}
        sorting={sorting}
        onSortingChange={onSortingChange}
        density="worked"
        phoneLayout="cards"
        empty={
          <div className="grid justify-items-start gap-2 px-4 py-5 text-13 text-muted md:px-5">
            <p>{words.none}</p>
            <Button size="sm" onClick={reset}>
              {words.reset}
            </Button>
          </div>
        }
        {...(shown.length > PAGE_SIZE
          ? { paging: { kind: 'client' as const, pageSize: PAGE_SIZE, summary: words.page } }
          : {})}
      />
    </Card>
  );
}
