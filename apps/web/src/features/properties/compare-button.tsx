import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { Check, Columns3, Plus } from 'lucide-react';
import { compared, useCompared } from '../../parts/properties/compared.ts';
import { comparePath } from '../../routes/analyse.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { text } from './text.ts';

const LEAST_COMPARED = 2;

/** Lays the listing aside to be compared, and leads there once there is something to compare it with. */
export function CompareButton({ listingId, size = 'md' }: { listingId: string; size?: 'sm' | 'md' }) {
  const ids = useCompared();
  const isIn = ids.includes(listingId);
  const isFull = !isIn && ids.length >= COMPARED_MAX;
  return (
    <>
      <Button
        size={size}
        icon={isIn ? Check : Plus}
        aria-pressed={isIn}
        disabled={isFull}
        onClick={() => compared.toggle(listingId)}
        className={isIn ? 'border-accent! bg-accent-soft! text-accent!' : ''}
      >
        {isFull ? text.compareFull(COMPARED_MAX) : text.compare}
      </Button>
      {ids.length >= LEAST_COMPARED ? (
        <LinkButton size={size} icon={Columns3} to={comparePath(ids)}>
          {text.sideBySide(ids.length)}
        </LinkButton>
      ) : null}
    </>
  );
}
