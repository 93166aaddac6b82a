import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { Check, Columns2, Plus } from 'lucide-react';
import { screenAt } from '../../app/paths.ts';
import { comparePath, useCompareList } from '../../lib/compare-list.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { text } from './text.ts';

const LEAST_COMPARED = 2;

export function CompareButton({ listingId, size = 'md' }: { listingId: string; size?: 'sm' | 'md' }) {
  const { ids, add, remove, isFull } = useCompareList();
  const isIn = ids.includes(listingId);
  const canCompare = ids.length >= LEAST_COMPARED && screenAt('/compare') !== undefined;
  return (
    <>
      {isIn ? (
        <Button size={size} icon={Check} onClick={() => remove(listingId)}>
          {text.removeFromCompare}
        </Button>
      ) : (
        <Button size={size} icon={Plus} disabled={isFull} onClick={() => add(listingId)}>
          {isFull ? text.compareFull(COMPARED_MAX) : text.addToCompare}
        </Button>
      )}
      {canCompare ? (
        <LinkButton size={size} icon={Columns2} to={comparePath(ids)}>
          {text.compareNow(ids.length)}
        </LinkButton>
      ) : null}
    </>
  );
}
