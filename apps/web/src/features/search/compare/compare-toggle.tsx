import type { Listing } from '@propguard/protocol/listings';
import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { clsx } from 'clsx';
import { Check, Plus } from 'lucide-react';
import { compared, useCompared } from '../../../parts/properties/compared.ts';
import { addressText } from '../../../parts/properties/listing-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { text } from './text.ts';

export function CompareToggle({ listing, className }: { listing: Listing; className?: string }) {
  const ids = useCompared();
  const pressed = ids.includes(listing.id);
  const isFull = !pressed && ids.length >= COMPARED_MAX;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={isFull || undefined}
      aria-label={isFull ? text.full : text.toggleOf(addressText(listing.property))}
      title={isFull ? text.full : undefined}
      onClick={() => compared.toggle(listing.id)}
      className={clsx(
        'touch-area inline-flex h-6.5 items-center gap-1.25 rounded-2 border px-2 text-12 font-medium',
        pressed
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-control bg-surface text-ink hover:bg-hover',
        isFull && 'border-line text-muted',
        className,
      )}
    >
      <Icon of={pressed ? Check : Plus} size={13} />
      {text.toggle}
    </button>
  );
}
