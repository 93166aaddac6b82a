import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { hasCode } from '../../../lib/api-error.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { compared } from '../../../parts/properties/compared.ts';
import { SCREENS } from '../../../routes/route-table.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { listingQuery } from '../queries.ts';
import { comparedIn } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import { text } from './text.ts';

/** `?ids=` names the listings, so that a link shows the same to anyone. */
export function CompareScreen() {
  const { params, change } = useAddressParams();
  const ids = comparedIn(params);
  const found = useQueries({ queries: ids.map((id) => listingQuery(id)) });
  const onlyDifferences = params.get('only') === 'differences';
  const listings = found.flatMap(({ data }) => (data ? [data] : []));
  const keep = (next: readonly string[]) => {
    compared.set(next);
    change({ ids: next.join(',') });
  };
  const remove = (id: string) => keep(ids.filter((other) => other !== id));
  return (
    <Page
      title={text.title}
      description={text.description}
      breadcrumbs={
        <Breadcrumbs items={[{ label: text.back, to: SCREENS.search.path }, { label: text.title }]} />
      }
      actions={
        <>
          {ids.length < COMPARED_MAX ? (
            <LinkButton icon={Plus} to={SCREENS.search.path} onClick={() => compared.set(ids)}>
              {text.add}
            </LinkButton>
          ) : null}
          {ids.length > 0 ? <CopyButton text={window.location.href} label={text.copy} size="md" /> : null}
        </>
      }
    >
      {ids.length === 0 ? <NothingYet /> : null}
      {found.map((result, index) =>
        result.error ? (
          <Missing
            key={ids[index]}
            error={result.error}
            onRetry={() => void result.refetch()}
            onRemove={() => remove(ids[index] ?? '')}
          />
        ) : null,
      )}
      {listings.length > 1 ? (
        <div className="mb-3">
          <Switch
            label={text.onlyDifferences}
            checked={onlyDifferences}
            onCheckedChange={(only) => change({ only: only ? 'differences' : null }, { replace: true })}
          />
        </div>
      ) : null}
      {found.some(({ isPending }) => isPending) ? <TableSkeleton columns={ids.length + 1} /> : null}
      {listings.length > 0 && found.every(({ isPending }) => !isPending) ? (
        <CompareTable
          listings={listings}
          onlyDifferences={onlyDifferences && listings.length > 1}
          onRemove={remove}
        />
      ) : null}
    </Page>
  );
}

function NothingYet() {
  return (
    <div className="rounded-2 border border-line bg-surface">
      <EmptyState
        title={text.emptyTitle}
        action={
          <LinkButton kind="primary" to={SCREENS.search.path}>
            {text.toSearch}
          </LinkButton>
        }
      >
        {text.empty}
      </EmptyState>
    </div>
  );
}

interface MissingProps {
  error: Error;
  onRetry: () => void;
  onRemove: () => void;
}

/** One that is gone can only be taken out; one that failed can be asked for again. */
function Missing({ error, onRetry, onRemove }: MissingProps) {
  if (hasCode(error, 'NOT_FOUND') || hasCode(error, 'VALIDATION_FAILED')) {
    return (
      <Alert
        tone="caution"
        title={text.notFound}
        className="mb-3"
        action={
          <Button size="sm" onClick={onRemove}>
            {text.removeMissing}
          </Button>
        }
      />
    );
  }
  return (
    <ReadFailure title={text.failed} onRetry={onRetry} className="mb-3" variant="banner" error={error} />
  );
}

function TableSkeleton({ columns }: { columns: number }) {
  return (
    <Loading label={text.loading} className="overflow-hidden rounded-2 border border-line bg-surface">
      <Skeleton height={190} className="rounded-none" />
      <SkeletonTable rows={8} columns={columns} />
    </Loading>
  );
}
