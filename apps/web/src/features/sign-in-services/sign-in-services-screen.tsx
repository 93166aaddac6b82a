import type { SignInService } from '@propguard/protocol/organisations';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { ServiceRow } from './service-row.tsx';
import { text } from './text.ts';

type Edited = { service: SignInService | null };

export function SignInServicesScreen() {
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={
        <Button kind="primary" icon={Plus} onClick={() => setEdited({ service: null })}>
          {text.add}
        </Button>
      }
    >
      <Services onChange={(service) => setEdited({ service })} />
      {edited ? (
        <Dialog
          open
          onOpenChange={(open) => (open ? undefined : close())}
          title={edited.service ? text.changeTitle(edited.service.name) : text.addTitle}
        >
          <ServiceForm service={edited.service} onClose={close} />
        </Dialog>
      ) : null}
    </Page>
  );
}

function Services({ onChange }: { onChange: (service: SignInService) => void }) {
  const { data, error, isFetching, refetch } = useQuery(api.organisations.list.queryOptions());
  return (
    <Card flush label={text.list}>
      {data && data.items.length > 0 ? (
        <ul className="divide-y divide-line">
          {data.items.map((service) => (
            <ServiceRow key={service.id} service={service} onChange={() => onChange(service)} />
          ))}
        </ul>
      ) : data ? (
        <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
      ) : error ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={text.loading}>
          <SkeletonTable rows={2} columns={2} />
        </Loading>
      )}
    </Card>
  );
}
