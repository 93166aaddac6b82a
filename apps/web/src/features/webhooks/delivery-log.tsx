import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PagedLines } from '../../ui/layout/paged-lines.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { text } from './text.ts';

const words = text.log;
const AT_A_TIME = 25;

/** What was sent to one endpoint, the newest first, and what became of it. */
export function DeliveryLog({ id, onClose }: { id: string; onClose: () => void }) {
  const name = useQuery(api.webhooks.list.queryOptions()).data?.items.find((one) => one.id === id)?.name;
  const pages = useInfiniteQuery(
    api.webhooks.deliveries.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, cursor, limit: AT_A_TIME }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  return (
    <Card
      flush
      title={words.title(name ?? '…')}
      actions={<IconButton icon={X} label={words.close} kind="ghost" size="sm" onClick={onClose} />}
      foot={words.kept}
    >
      <PagedLines
        pages={pages}
        label={words.title(name ?? '')}
        words={words}
        skeleton={{ rows: 3, columns: 4 }}
        line={(delivery) => <DeliveryLine key={delivery.id} delivery={delivery} />}
      />
    </Card>
  );
}
