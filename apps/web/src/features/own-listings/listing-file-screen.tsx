import type { OwnListingFileReading } from '@propguard/protocol/own-listing-files';
import { missingFields } from '@propguard/rules/imports/import-columns';
import { OWN_LISTING_FILE_MAX_BYTES } from '@propguard/rules/own-listings/own-listing-limits';
import { OWN_LISTING_FIELDS } from '@propguard/rules/own-listings/own-listing-row';
import { UPLOADS } from '@propguard/rules/uploads/upload-purposes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf, hasCode } from '../../lib/api-error.ts';
import { bytesText } from '../../lib/bytes-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { tabDraft } from '../../lib/tab-draft.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useTabDraft } from '../../lib/use-tab-draft.ts';
import { ColumnMapping } from '../../parts/uploads/column-mapping.tsx';
import { sendParts } from '../../parts/uploads/send-parts.ts';
import { useFileUpload } from '../../parts/uploads/use-file-upload.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { ownListingPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.file;
const MEBIBYTE = 1024 * 1024;
const ACCEPTED = UPLOADS['own-listings'].endings.join(',');
const FIRST = new Set(['address', 'locality', 'state', 'postcode', 'guideFrom', 'status', 'headline']);
const FIELDS = OWN_LISTING_FIELDS.map(({ key, need }) => ({
  key,
  label: words.field(key),
  isRequired: need === 'required',
  isFirst: FIRST.has(key),
}));

/** By the file whose columns they are. */
const columnsDraft = tabDraft<Record<string, string>>('own-listings');

/** A file of listings: sent, mapped, looked over row by row, and only then written. `?file=` is the one that was sent. */
export function ListingFileScreen() {
  const { params, change } = useAddressParams();
  const id = params.get('file');
  return (
    <Page
      title={words.title}
      description={words.description}
      breadcrumbs={<TextLink to={SCREENS.ownListings.path}>{text.back}</TextLink>}
      actions={id ? <Button onClick={() => change({ file: null })}>{words.another}</Button> : undefined}
    >
      {id ? <SentFile key={id} id={id} /> : <NewFile onRead={(file) => change({ file })} />}
    </Page>
  );
}

function SentFile({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(readingQuery(id));
  if (data) return <SetUp id={id} read={data} />;
  if (!error) return <Skeleton className="h-40" />;
  return (
    <ReadFailure
      title={hasCode(error, 'NOT_FOUND') ? words.gone : words.notSent}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** What a file that was sent has in it doesn’t change. */
const readingQuery = (id: string) =>
  api.ownListingFiles.read.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY });

const problemOf = (error: unknown): string => fieldErrorsOf(error)[0]?.message ?? errorText(error);

function NewFile({ onRead }: { onRead: (id: string) => void }) {
  const queryClient = useQueryClient();
  const { upload, error, send, cancel } = useFileUpload(
    async (file, sending) => {
      const { signal } = sending;
      const { id } = await apiClient.ownListingFiles.announce(
        { fileName: file.name, sizeBytes: file.size },
        { signal },
      );
      await sendParts({ purpose: 'own-listings', id }, file, sending);
      await queryClient.fetchQuery(readingQuery(id));
      signal.throwIfAborted();
      onRead(id);
    },
    () => undefined,
  );
  return (
    <div className="grid gap-3">
      {error ? <ErrorState title={words.notSent}>{problemOf(error)}</ErrorState> : null}
      {upload ? (
        <ProgressCard
          title={words.sending(upload.file.name)}
          done={upload.sentBytes}
          total={upload.file.size}
          countText={words.sent(bytesText(upload.sentBytes), bytesText(upload.file.size))}
          onCancel={cancel}
          cancelLabel={words.cancel}
        />
      ) : (
        <FileDrop
          label={words.choose}
          hint={words.drop}
          limit={words.limit(OWN_LISTING_FILE_MAX_BYTES / MEBIBYTE)}
          accept={ACCEPTED}
          onFile={send}
        />
      )}
    </div>
  );
}

const TONES: Readonly<Record<keyof typeof words.verdicts, BadgeTone>> = {
  new: 'positive',
  known: 'neutral',
  twice: 'caution',
  broken: 'danger',
};

function SetUp({ id, read: { columns: found, guess } }: { id: string; read: OwnListingFileReading }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [columns, setColumns] = useTabDraft(columnsDraft, id, () => guess);
  const isMissing = missingFields(OWN_LISTING_FIELDS, columns).length > 0;
  const { data, error, isFetching } = useQuery(
    api.ownListingFiles.preview.queryOptions({
      input: { id, columns },
      enabled: !isMissing,
      placeholderData: keepPreviousData,
    }),
  );
  const run = useMutation(
    api.ownListingFiles.run.mutationOptions({
      onSuccess: ({ added }) => {
        columnsDraft.drop();
        notify.success({ title: words.done(added) });
        void queryClient.invalidateQueries({ queryKey: api.ownListings.key() });
        void navigate(SCREENS.ownListings.path);
      },
      onError: (problem) => notify.error({ title: words.failed, description: problemOf(problem) }),
    }),
  );
  const setColumn = (field: string, column: string) => {
    const { [field]: _before, ...others } = columns;
    setColumns(column === '' ? others : { ...others, [field]: column });
  };
  return (
    <div className="grid gap-3 md:gap-5">
      <Card title={words.columns}>
        <ColumnMapping
          fields={FIELDS}
          columns={found}
          mapped={columns}
          onChange={setColumn}
          words={words}
          problem={isMissing ? words.missing : undefined}
        />
      </Card>
      {error ? <ErrorState title={words.previewFailed}>{problemOf(error)}</ErrorState> : null}
      {isMissing || error ? null : (
        <Card flush title={words.preview}>
          {data ? null : <Skeleton className="m-5 h-24" />}
          <ul aria-label={words.preview} className="divide-y divide-line">
            {data?.rows.map(({ line, verdict, readAs, problem, field, knownId, twinLine }) => (
              <li key={line} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-2 text-13 md:px-5">
                <span className="w-16 shrink-0 text-muted tabular-nums">
                  {words.line} {line}
                </span>
                <span className="min-w-0 flex-1 break-words">
                  {readAs}
                  {problem ? (
                    <span className="block text-danger">
                      {field === null ? problem : `${words.field(field)}: ${problem}`}
                    </span>
                  ) : null}
                  {twinLine === null ? null : (
                    <span className="block text-muted">{words.twin(twinLine)}</span>
                  )}
                </span>
                {knownId ? (
                  <TextLink to={ownListingPath(knownId)}>{words.verdicts.known}</TextLink>
                ) : (
                  <Badge tone={TONES[verdict]}>{words.verdicts[verdict]}</Badge>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex max-md:*:flex-1">
        <Button
          kind="primary"
          disabled={isMissing || isFetching || !data || data.counts.new === 0}
          busy={run.isPending}
          onClick={() => run.mutate({ id, columns })}
        >
          {words.run(data?.counts.new ?? 0)}
        </Button>
      </div>
    </div>
  );
}
