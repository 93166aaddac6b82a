import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { compared, useCompared } from '../../../parts/properties/compared.ts';
import { comparePath } from '../../../routes/analyse.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { listingQuery } from '../queries.ts';
import { ListingPhoto } from '../results/listing-photo.tsx';
import { text } from './text.ts';

const FEWEST = 2;

/** What was laid aside, at the foot of the search, until it is compared or cleared. */
export function CompareTray() {
  const ids = useCompared();
  const found = useQueries({ queries: ids.map((id) => listingQuery(id)) });
  if (ids.length === 0) return null;
  return (
    <section
      aria-label={text.tray}
      className="fixed inset-x-0 bottom-0 z-20 animate-from-bottom border-t border-line bg-raised px-4 py-2.5 md:left-rail md:px-7"
    >
      <div className="mx-auto flex max-w-330 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-13 font-medium tabular-nums max-sm:sr-only">
          {text.trayCount(ids.length, COMPARED_MAX)}
        </p>
        <ul className="flex gap-2">
          {ids.map((id, index) => {
            const property = found[index]?.data?.property;
            return (
              <li key={id} className="relative">
                <button
                  type="button"
                  aria-label={text.trayRemove(property?.address ?? '')}
                  onClick={() => compared.toggle(id)}
                  className="group relative block h-11 w-16 overflow-hidden rounded-1 border border-line bg-sunken"
                >
                  {property ? <ListingPhoto property={property} decorative className="h-full" /> : null}
                  <span className="absolute top-0.5 right-0.5 grid size-4 place-items-center rounded-full bg-surface text-ink group-hover:bg-accent group-hover:text-on-accent">
                    <Icon of={X} size={11} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <div className="ml-auto flex items-center gap-2">
          {ids.length < FEWEST ? <p className="text-12 text-muted max-md:hidden">{text.openHint}</p> : null}
          <Button kind="ghost" onClick={compared.clear}>
            {text.clear}
          </Button>
          <LinkButton kind="primary" to={comparePath(ids)}>
            {text.open}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
