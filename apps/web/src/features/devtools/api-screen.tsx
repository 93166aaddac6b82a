import { useQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { filterGroups, type OpenApiDocument, readGroups } from './api-document.ts';
import { ApiOperation } from './api-operation.tsx';
import { API_DOCUMENT_PATH, apiDocumentQuery } from './api-queries.ts';
import { text } from './api-text.ts';

export function ApiScreen() {
  const { data, error, refetch, isFetching } = useQuery(apiDocumentQuery());
  const download = (
    <LinkButton to={API_DOCUMENT_PATH} reloadDocument icon={Download}>
      {text.download}
    </LinkButton>
  );
  return (
    <Page title={text.title} description={text.description} actions={download}>
      {data ? <ApiBrowser document={data} /> : null}
      {!data && error ? (
        <ErrorState title={text.failedTitle} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {!data && !error ? (
        <Card flush label={text.loading}>
          <Loading label={text.loading}>
            <SkeletonTable rows={12} />
          </Loading>
        </Card>
      ) : null}
    </Page>
  );
}

/** The search is `?q=`, the open call is the hash: both can be linked to. */
function ApiBrowser({ document }: { document: OpenApiDocument }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const groups = useMemo(() => readGroups(document), [document]);
  const shown = filterGroups(groups, query);
  const openId = decodeURIComponent(hash.slice(1));
  const setQuery = (next: string) => setParams(next ? { q: next } : {}, { replace: true });
  const openCall = (id: string | null) =>
    void navigate(
      { search: params.size > 0 ? `?${params}` : '', hash: id ? `#${id}` : '' },
      { replace: true },
    );
  useShowOnArrival(openId);
  return (
    <>
      <Field label={text.search} className="mb-6 max-w-105">
        <TextInput
          icon={Search}
          value={query}
          placeholder={text.searchPlaceholder}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      {shown.length === 0 ? (
        <EmptyState
          title={text.emptyTitle}
          action={<Button onClick={() => setQuery('')}>{text.clear}</Button>}
        >
          {text.empty(query)}
        </EmptyState>
      ) : null}
      {shown.map(({ name, operations }) => (
        <section key={name} aria-labelledby={`group-${name}`} className="mb-6">
          <h2
            id={`group-${name}`}
            className="mb-2 flex items-baseline gap-2.5 text-14 first-letter:uppercase"
          >
            {name}
            <span className="text-12 font-normal text-muted">{text.counted(operations.length)}</span>
          </h2>
          <div className="divide-y divide-line overflow-hidden rounded-2 border border-line bg-surface">
            {operations.map((operation) => (
              <ApiOperation
                key={operation.id}
                operation={operation}
                server={document.servers?.[0]?.url ?? `${window.location.origin}/api`}
                open={operation.id === openId}
                onToggle={(open) => openCall(open ? operation.id : null)}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** Someone who comes by a link to a call begins at it; opening one by hand does not move the page. */
function useShowOnArrival(id: string): void {
  const arrivedAt = useRef(id);
  useEffect(() => {
    if (!arrivedAt.current) return;
    document.getElementById(arrivedAt.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
}
