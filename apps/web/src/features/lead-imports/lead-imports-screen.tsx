import type { LeadImport } from '@propguard/protocol/lead-imports';
import { LEAD_IMPORT_MAX_BYTES } from '@propguard/rules/lead-imports/import-limits';
import { UPLOADS } from '@propguard/rules/uploads/upload-purposes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { bytesText } from '../../lib/bytes-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { sendParts } from '../../parts/uploads/send-parts.ts';
import { useFileUpload } from '../../parts/uploads/use-file-upload.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { OneImport } from './one-import.tsx';
import { importsQuery } from './queries.ts';
import { text } from './text.ts';

const MEBIBYTE = 1024 * 1024;
const ACCEPTED = UPLOADS['lead-import'].endings.join(',');

/** Files of leads: the one that is worked on, by its address, or a new one and those before. */
export function LeadImportsScreen() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  const show = (next: string | null) => setSearch(next === null ? {} : { import: next });
  return (
    <Page
      title={text.title}
      description={id === null ? text.description : undefined}
      breadcrumbs={<TextLink to={SCREENS.leads.path}>{text.back}</TextLink>}
      actions={id === null ? undefined : <Button onClick={() => show(null)}>{text.another}</Button>}
    >
      {id === null ? (
        <>
          <NewFile onRead={show} />
          <p className="mb-4 text-13 text-muted">{text.noConsent}</p>
          <Earlier onOpen={show} />
        </>
      ) : (
        <OneImport key={id} id={id} />
      )}
    </Page>
  );
}

function NewFile({ onRead }: { onRead: (id: string) => void }) {
  const queryClient = useQueryClient();
  const { upload, error, send, cancel } = useFileUpload(
    async (file, sending) => {
      const { signal } = sending;
      const { id, uploadId } = await apiClient.leadImports.start(
        { fileName: file.name, sizeBytes: file.size },
        { signal },
      );
      await sendParts({ purpose: 'lead-import', id: uploadId }, file, sending);
      await apiClient.leadImports.read({ id }, { signal });
      onRead(id);
    },
    () => void queryClient.invalidateQueries({ queryKey: api.leadImports.list.key() }),
  );
  const isSent = upload !== null && upload.sentBytes >= upload.file.size;
  return (
    <div className="mb-3 grid gap-3">
      {error ? (
        <ErrorState title={text.notSent}>{fieldErrorsOf(error)[0]?.message ?? errorText(error)}</ErrorState>
      ) : null}
      {upload ? (
        <ProgressCard
          title={isSent ? text.reading : text.sending(upload.file.name)}
          done={upload.sentBytes}
          total={isSent ? null : upload.file.size}
          countText={text.sent(bytesText(upload.sentBytes), bytesText(upload.file.size))}
          onCancel={cancel}
          cancelLabel={text.cancelUpload}
        />
      ) : (
        <FileDrop
          label={text.choose}
          hint={text.drop}
          limit={text.limit(LEAD_IMPORT_MAX_BYTES / MEBIBYTE)}
          accept={ACCEPTED}
          onFile={send}
        />
      )}
    </div>
  );
}

function Earlier({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(importsQuery());
  return (
    <Card flush title={text.earlier}>
      {isPending ? <Skeleton className="m-5 h-16" /> : null}
      {error && !data ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data?.items.length === 0 ? <EmptyState title={text.none}>{text.noneText}</EmptyState> : null}
      <ul aria-label={text.earlier} className="divide-y divide-line">
        {data?.items.map((one) => (
          <ImportLine key={one.id} one={one} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  );
}

function ImportLine({ one, onOpen }: { one: LeadImport; onOpen: (id: string) => void }) {
  const queryClient = useQueryClient();
  const times = useInstantText();
  const remove = useMutation(
    api.leadImports.remove.mutationOptions({
      onError: (error) => notify.error({ title: text.failedStart, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.leadImports.list.key() }),
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium break-words">{one.fileName}</p>
        <p className="text-13 text-muted">
          {times.dateTime(one.createdAt)}
          {one.rows > 0
            ? ` · ${text.figures.rows} ${text.number(one.rows)} · ${text.figures.added} ${text.number(one.added)}`
            : ''}
        </p>
      </div>
      <Badge tone={one.state === 'imported' ? 'positive' : one.state === 'refused' ? 'danger' : 'neutral'}>
        {text.states[one.state]}
      </Badge>
      <span className="flex gap-1.5">
        <Button size="sm" aria-label={text.open(one.fileName)} onClick={() => onOpen(one.id)}>
          {text.show}
        </Button>
        <Button
          size="sm"
          kind="ghost"
          aria-label={text.removeOf(one.fileName)}
          busy={remove.isPending}
          onClick={() => remove.mutate({ id: one.id })}
        >
          {text.remove}
        </Button>
      </span>
    </li>
  );
}
