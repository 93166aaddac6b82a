import { useQueries } from '@tanstack/react-query';
import { SCREENS } from '../../../routes/route-table.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import type { SearchFilters } from '../address/search-filters.ts';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { text as filterText } from '../filters/text.ts';
import { countQuery } from '../queries.ts';
import { text } from '../text.ts';

interface NothingFoundProps {
  active: readonly ActiveFilter[];
  onLoosen: (rest: SearchFilters) => void;
  onClear: () => void;
}

const words = text.empty;

/** Says which filter is in the way: each is left out once and what remains is counted. */
export function NothingFound({ active, onLoosen, onClear }: NothingFoundProps) {
  const counts = useQueries({ queries: active.map(({ rest }) => countQuery(rest)) });
  if (active.length === 0) {
    return (
      <EmptyState
        title={words.title}
        action={<LinkButton to={SCREENS.dataSources.path}>{words.sources}</LinkButton>}
      >
        {words.noListings}
      </EmptyState>
    );
  }
  const clear = <Button onClick={onClear}>{filterText.clearAll}</Button>;
  if (counts.some(({ isPending }) => isPending)) {
    return (
      <EmptyState title={words.title} action={clear}>
        <Loading label={words.counting} className="grid w-70 gap-3 py-2">
          <SkeletonLine />
          <SkeletonLine width="70%" />
        </Loading>
      </EmptyState>
    );
  }
  const helpful = active
    .map((filter, index) => ({ ...filter, total: counts[index]?.data?.total }))
    .filter(({ total }) => total !== undefined && total.count > 0)
    .sort((one, other) => (other.total?.count ?? 0) - (one.total?.count ?? 0));
  return (
    <EmptyState title={words.title} action={clear}>
      {helpful.length === 0 ? words.nothingHelps : words.loosen}
      <ul className="mt-2 grid gap-1.5">
        {helpful.map(({ id, label, rest, total }) => (
          <li key={id}>
            <Button size="sm" onClick={() => onLoosen(rest)} className="max-w-full">
              <span className="truncate">{words.without(label)}</span>
              <span className="font-normal text-muted tabular-nums">
                {text.counted(total?.count ?? 0, total?.atLeast ?? false)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
