import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '../../lib/installation.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListWithPane } from '../../ui/overlays/side-pane.tsx';
import { MessagePane } from './message-pane.tsx';
import { OutboxTable } from './outbox-table.tsx';
import { text } from './text.ts';
import { useOutboxPage } from './use-outbox-page.ts';

export function OutboxScreen() {
  const { data: installation, isPending } = useQuery(installationQuery());
  const page = useOutboxPage();
  const isReading = page.selectedId !== null && page.items !== undefined;
  return (
    <Page title={text.title} description={text.description}>
      {installation?.mailDelivery === 'outbox' ? (
        <Alert tone="caution" title={text.heldTitle} className="mb-3 md:mb-5">
          {text.held}
        </Alert>
      ) : null}
      {isPending ? <Skeleton className="mb-3 h-20 md:mb-5 md:h-15.5" /> : null}
      <ListWithPane
        list={<OutboxTable page={page} />}
        pane={isReading ? <MessagePane message={page.selected} onClose={() => page.select(null)} /> : null}
      />
    </Page>
  );
}
