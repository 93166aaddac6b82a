import type { LeadImport, LeadImportRow } from '@propguard/protocol/lead-imports';
import { ROW_VERDICTS, type RowVerdict } from '@propguard/rules/lead-imports/import-limits';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { leadPath } from '../../routes/work.ts';
import { saveFile } from '../../ui/chart/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const PAGE_SIZE = 50;
const TONES = { broken: 'danger', known: 'neutral', twice: 'neutral', alike: 'caution' } as const;

/** Rows that somebody should see before, and after, anything is written. */
export function ImportRows({ one }: { one: LeadImport }) {
  const [verdict, setVerdict] = useState<RowVerdict | 'all'>('all');
  const pages = useInfiniteQuery(
    api.leadImports.rows.infiniteOptions({
      input: (cursor: string | undefined) => ({
        id: one.id,
        limit: PAGE_SIZE,
        ...(verdict !== 'all' && { verdict }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const rows = pages.data?.pages.flatMap(({ items }) => items);
  const save = useMutation({
    mutationFn: async () =>
      saveFile(`${one.fileName} broken rows.csv`, await apiClient.leadImports.brokenFile({ id: one.id })),
    onError: (error) => notify.error({ title: text.failedStart, description: errorText(error) }),
  });
  const present = ROW_VERDICTS.filter((kind) => one[kind] > 0);
  if (present.length === 0)
    return (
      <Card>
        <EmptyState title={text.noRows}>{text.noRowsText}</EmptyState>
      </Card>
    );
  return (
    <Card
      flush
      title={text.rowsTitle}
      actions={
        one.broken > 0 ? (
          <Button size="sm" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
            {text.save}
          </Button>
        ) : undefined
      }
    >
      <div className="px-4 pb-3 md:px-5">
        <SegmentedControl<RowVerdict | 'all'>
          label={text.rowsTitle}
          options={[
            { value: 'all', label: text.all },
            ...present.map((value) => ({
              value,
              label: `${text.verdicts[value]} ${text.number(one[value])}`,
            })),
          ]}
          value={verdict}
          onValueChange={setVerdict}
        />
      </div>
      <ul aria-label={text.rowsTitle} className="divide-y divide-line border-t border-line">
        {rows?.map((row) => (
          <RowLine key={row.record} row={row} />
        ))}
      </ul>
      {pages.error && !rows ? (
        <ReadFailure
          title={text.rowsFailed}
          error={pages.error}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      ) : null}
      {pages.hasNextPage ? (
        <div className="p-4">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {text.showMore}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function RowLine({ row }: { row: LeadImportRow }) {
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-13 md:grid-cols-[72px_120px_minmax(0,1fr)] md:px-5">
      <span className="text-muted tabular-nums">
        {text.line} {row.line}
      </span>
      <span>
        <Badge tone={TONES[row.verdict]}>{text.verdicts[row.verdict]}</Badge>
      </span>
      <div className="min-w-0">
        {row.problems.map(({ field, words }) => (
          <p key={`${field} ${words}`} className="text-danger">
            {field === null ? words : `${text.field(field)}: ${words}`}
          </p>
        ))}
        {row.verdict === 'broken' ? null : (
          <p>
            {row.name ? `${row.name}. ` : ''}
            {text.verdictTexts[row.verdict]}{' '}
            {row.known ? (
              <TextLink to={leadPath(row.known.id)}>{row.known.name ?? text.all}</TextLink>
            ) : (
              row.twinLine
            )}
          </p>
        )}
        <p className="truncate font-mono text-12 text-muted" title={row.row}>
          {row.row}
        </p>
      </div>
    </li>
  );
}
