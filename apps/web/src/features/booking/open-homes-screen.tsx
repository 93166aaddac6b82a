import type { OpenHome } from '@propguard/protocol/open-homes';
import type { OpenHomePhase } from '@propguard/rules/open-homes/open-homes';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { dateTimeText } from '../../parts/times/instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { NewOpenHomeForm } from './new-open-home-form.tsx';
import { OpenHomeDialog } from './open-home-dialog.tsx';
import { text } from './open-homes-text.ts';
import { agentsQuery, openHomesQuery } from './queries.ts';
import { cityOf } from './times.ts';

const TONES: Record<OpenHomePhase, 'neutral' | 'positive' | 'danger' | 'outline'> = {
  before: 'outline',
  door: 'positive',
  over: 'neutral',
  cancelled: 'danger',
};

/** `/open-homes`: planned, the page for the door, and who came. */
export function OpenHomesScreen() {
  const { signedIn, meets } = useSession();
  const mayChange = signedIn && meets('agent');
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const { data, error, isPending, isFetching, refetch } = useQuery(openHomesQuery());
  const { data: agents } = useQuery(agentsQuery());
  const hasNobody = agents?.items.length === 0;
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={
        mayChange ? (
          <Dialog
            open={adding}
            onOpenChange={setAdding}
            title={text.add}
            trigger={
              <Button kind="primary" icon={Plus} disabled={!agents || hasNobody}>
                {text.add}
              </Button>
            }
          >
            <NewOpenHomeForm agents={agents?.items ?? []} onClose={() => setAdding(false)} />
          </Dialog>
        ) : undefined
      }
    >
      <Card flush title={text.list}>
        {isPending ? <Skeleton className="m-5 h-16" /> : null}
        {error && !data ? (
          <ReadFailure
            title={text.failed}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {data?.items.length === 0 ? (
          <EmptyState title={text.emptyTitle}>{hasNobody ? text.needsAgent : text.empty}</EmptyState>
        ) : null}
        <ul aria-label={text.list} className="divide-y divide-line">
          {data?.items.map((home) => (
            <HomeLine key={home.id} home={home} onShow={() => setShown(home.id)} />
          ))}
        </ul>
      </Card>
      {shown ? <OpenHomeDialog id={shown} mayChange={mayChange} onClose={() => setShown(null)} /> : null}
    </Page>
  );
}

function HomeLine({ home, onShow }: { home: OpenHome; onShow: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">{home.address}</p>
        <p className="text-13 text-muted tabular-nums">
          {dateTimeText(home.startTime, home.zone)}, {cityOf(home.zone)}
          {home.agent ? ` · ${home.agent.name}` : ''} · {text.places(home.taken, home.capacity)} ·{' '}
          {text.came(home.checkedIn)}
        </p>
      </div>
      <Badge tone={TONES[home.phase]}>{text.phases[home.phase]}</Badge>
      <Button size="sm" aria-label={text.showOf(home.address)} onClick={onShow}>
        {text.show}
      </Button>
    </li>
  );
}
