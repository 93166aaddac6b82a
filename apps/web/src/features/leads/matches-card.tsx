import type { Lead } from '@propguard/protocol/lead-facts';
import { useQuery } from '@tanstack/react-query';
import { propertyPath } from '../../routes/analyse.ts';
import { ownListingPath } from '../../routes/work.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { matchesQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.matches;

export function MatchesCard({ lead }: { lead: Lead }) {
  const { data, error, isError, isFetching, refetch } = useQuery(matchesQuery(lead.id));
  return (
    <Card title={words.title}>
      {data === undefined && isError ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data?.items.length === 0 ? <p className="text-13 text-muted">{words.empty}</p> : null}
      <ul className="divide-y divide-line text-13">
        {data?.items.map(
          ({ id, address, price, bedrooms, bathrooms, matchScore, reasons, misses, isOwn }) => (
            <li key={id} className="grid gap-1 py-2.5">
              <span className="flex items-start justify-between gap-3">
                <TextLink to={isOwn ? ownListingPath(id) : propertyPath(id)}>{address}</TextLink>
                <Badge tone={misses.length === 0 ? 'positive' : 'neutral'}>{words.score(matchScore)}</Badge>
              </span>
              <span>
                {[isOwn ? words.own : null, price, words.rooms(bedrooms, bathrooms)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="text-12 text-muted">{[...reasons, ...misses].join(' · ')}</span>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
