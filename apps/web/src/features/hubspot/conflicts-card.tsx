import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { Card } from '../../ui/layout/card.tsx';
import { itemsOf, PagedLines } from '../../ui/layout/paged-lines.tsx';
import { ConflictLine } from './conflict-line.tsx';
import { text } from './text.ts';

const words = text.list;
const AT_A_TIME = 25;

/** Fields that both sides changed, with both values, until somebody chooses. */
export function ConflictsCard() {
  const pages = useInfiniteQuery(
    api.hubspot.conflicts.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: AT_A_TIME }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const items = itemsOf(pages);
  return (
    <Card
      flush
      title={words.title}
      subtitle={items.length > 0 && !pages.hasNextPage ? words.count(items.length) : undefined}
      foot={items.length > 0 ? words.detail : undefined}
    >
      <PagedLines
        pages={pages}
        label={words.title}
        words={words}
        skeleton={{ rows: 2, columns: 3 }}
        line={(conflict) => <ConflictLine key={conflict.id} conflict={conflict} />}
      />
    </Card>
  );
}
