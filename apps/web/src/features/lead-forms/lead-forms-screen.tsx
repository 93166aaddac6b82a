import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EditForm } from './edit-form.tsx';
import { FormLine } from './form-line.tsx';
import { OneForm } from './one-form.tsx';
import { text } from './text.ts';

/** Which form is looked at stands in the address. */
const OPEN = 'form';

/** Where a workspace makes its forms, puts them on its website, and sees who came by them. */
export function LeadFormsScreen() {
  const { meets } = useSession();
  const mayChange = meets('admin');
  const [adding, setAdding] = useState(false);
  const { params, change } = useAddressParams();
  const show = (id: string | null) => change({ [OPEN]: id });
  const { data, error, isPending, isFetching, refetch } = useQuery(api.leadForms.list.queryOptions());
  const shown = data?.items.find(({ id }) => id === params.get(OPEN));
  return (
    <Page
      title={text.title}
      description={text.description}
      breadcrumbs={<TextLink to={SCREENS.leads.path}>{text.back}</TextLink>}
      actions={
        mayChange ? (
          <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <div className="grid grid-cols-1 gap-3 md:gap-5">
        <Card
          flush
          title={text.list}
          subtitle={data?.items.length ? text.count(data.items.length) : undefined}
          foot={mayChange ? undefined : text.readOnly}
        >
          {isPending ? (
            <Loading label={text.loading} className="border-t border-line">
              <SkeletonTable rows={2} columns={3} />
            </Loading>
          ) : null}
          {error && !data ? (
            <ReadFailure
              title={text.failed}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : null}
          {data?.items.length === 0 ? <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState> : null}
          {data && data.items.length > 0 ? (
            <ul aria-label={text.list} className="divide-y divide-line border-t border-line">
              {data.items.map((form) => (
                <FormLine
                  key={form.id}
                  form={form}
                  mayChange={mayChange}
                  isShown={form.id === shown?.id}
                  onShow={show}
                />
              ))}
            </ul>
          ) : null}
        </Card>
        {shown ? <OneForm key={shown.id} form={shown} onClose={() => show(null)} /> : null}
      </div>
      {adding ? <EditForm onClose={() => setAdding(false)} onSaved={show} /> : null}
    </Page>
  );
}
