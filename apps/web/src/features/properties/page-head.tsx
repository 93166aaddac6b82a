import { STATE_NAMES } from '@propguard/rules/places/states';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { Printer } from 'lucide-react';
import { addressText, placeText } from '../../parts/properties/listing-words.ts';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { CompareButton } from './compare-button.tsx';
import { searchLocality, searchState } from './search-links.ts';
import { ShareButton } from './share-button.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Subject } from './subject.ts';
import { text } from './text.ts';
import type { SubjectState } from './use-subject.ts';

/** What stands at the top of the page, in every state that it can be in. */
export function pageHead(state: SubjectState) {
  if (state.kind === 'unknown') return { title: text.unknown.title };
  if (state.kind === 'failed') return { title: text.failed.title };
  return state.kind === 'found' ? headOf(state.subject) : LOADING;
}

function headOf({ property, listing }: Subject) {
  const { address, locality, type, sample } = property;
  const typeText = TYPE_WORDS[type];
  return {
    title: addressText(property),
    description: listing?.headline ?? text.unlistedHeadline(typeText, placeText(locality)),
    breadcrumbs: (
      <Breadcrumbs
        items={[
          { label: STATE_NAMES[locality.state], to: searchState(locality.state) },
          { label: locality.name, to: searchLocality(locality) },
          { label: address },
        ]}
      />
    ),
    badge: (
      <>
        {sample ? <SampleBadge /> : null}
        <StatusBadge status={listing?.status ?? null} />
      </>
    ),
    actions: (
      <div className="flex flex-wrap gap-2 print-hidden">
        {listing ? <CompareButton listingId={listing.id} /> : null}
        <ShareButton title={addressText(property)} />
        <Button icon={Printer} onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    ),
  };
}

const LOADING = {
  title: (
    <>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton width={340} height={25} className="max-w-full" />
    </>
  ),
  description: <Skeleton width={260} height={18} className="max-w-full" />,
  breadcrumbs: <Skeleton width={220} height={19} />,
  actions: <Skeleton width={300} className="h-control max-w-full touch:h-21.5" />,
};
