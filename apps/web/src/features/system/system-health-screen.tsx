import { SYSTEM_HEALTH_PATHS } from '@propguard/protocol/system-health-paths';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ServiceName, SystemHealth } from '../../lib/system-health.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { systemHealthQuery } from './queries.ts';
import { ServiceRow } from './service-row.tsx';
import { text } from './text.ts';

const SERVICES = Object.keys(SYSTEM_HEALTH_PATHS) as ServiceName[];
const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

export function SystemHealthScreen() {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(systemHealthQuery());
  const check = (
    <Button icon={RotateCw} busy={isFetching} busyLabel={text.checking} onClick={() => void refetch()}>
      {text.checkNow}
    </Button>
  );
  return (
    <Page title={text.title} description={text.description} actions={check}>
      {isError ? <ErrorState title={text.failed} onRetry={() => void refetch()} className="mb-5" /> : null}
      <Card flush label={text.services} foot={data ? text.checkedAt(clock.format(dataUpdatedAt)) : undefined}>
        {data ? <ServiceList health={data} /> : <ServiceListSkeleton />}
      </Card>
    </Page>
  );
}

function ServiceList({ health }: { health: SystemHealth }) {
  return (
    <ul className="divide-y divide-line">
      {SERVICES.map((name) => (
        <ServiceRow key={name} name={name} health={health[name]} />
      ))}
    </ul>
  );
}

function ServiceListSkeleton() {
  return (
    <Loading label={text.loading} className="divide-y divide-line">
      {SERVICES.map((name) => (
        <div key={name} className="flex h-17 items-center justify-between px-5">
          <SkeletonLine width={120} />
          <SkeletonLine width={72} />
        </div>
      ))}
    </Loading>
  );
}
