import type { Listing } from '@propguard/protocol/listings';
import type { Property } from '@propguard/protocol/property-records';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { guideText } from '../../parts/properties/listing-words.ts';
import { propertyPath } from '../../routes/analyse.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { shortFacts } from './facts.ts';
import { photoUrl } from './photo-url.ts';
import { similarListingsQuery } from './queries.ts';
import { searchLocality } from './search-links.ts';
import { text } from './text.ts';

const words = text.similar;

/** What of the same type can be bought in the suburb, for a property that cannot. Without any, nothing is shown. */
export function SimilarListings({ property: { locality, type } }: { property: Property }) {
  const { data } = useQuery(similarListingsQuery(locality.id, type));
  if (!data || data.items.length === 0) return null;
  return (
    <Card
      title={words.title(locality.name)}
      foot={<TextLink to={searchLocality(locality)}>{text.suburb.toSearch(locality.name)}</TextLink>}
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data.items.map((listing) => (
          <li key={listing.id}>
            <SimilarListing listing={listing} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SimilarListing({ listing: { id, guide, property } }: { listing: Listing }) {
  return (
    <div className="relative">
      <img
        src={photoUrl(property, 'street')}
        alt={words.picture(property.address)}
        width={960}
        height={640}
        loading="lazy"
        className="aspect-3/2 w-full rounded-1 border border-line bg-sunken object-cover"
      />
      <Link
        to={propertyPath(id)}
        className="mt-2 block text-13 font-semibold after:absolute after:inset-0 hover:underline"
      >
        {property.address}
      </Link>
      <p className="text-13 tabular-nums">{guideText(guide)}</p>
      <p className="text-12 text-muted">{shortFacts(property)}</p>
    </div>
  );
}
