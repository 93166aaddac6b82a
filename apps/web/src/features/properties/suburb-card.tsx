import type { Property } from '@propguard/protocol/property-records';
import { useQuery } from '@tanstack/react-query';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Provenance } from '../../parts/provenance/provenance.tsx';
import { dayText } from '../../parts/times/day-text.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { figuresQuery } from './queries.ts';
import { searchLocality } from './search-links.ts';
import { SuburbFigures } from './suburb-figures.tsx';
import { text } from './text.ts';

const words = text.suburb;

/** Figures of the property's own type; `?figures=all` for all types together. */
export function SuburbCard({ property: { locality, type } }: { property: Property }) {
  const { params, change } = useAddressParams();
  const ofAll = params.get('figures') === 'all';
  const { data, error, isFetching, refetch } = useQuery(figuresQuery(locality.id, ofAll ? undefined : type));
  const kinds = [
    { value: 'type', label: text.typesPlural[type] },
    { value: 'all', label: words.allTypes },
  ];
  return (
    <Card
      title={words.title(locality.name)}
      subtitle={data?.asOf ? words.period(dayText(data.asOf)) : ''}
      flush
      provenance={
        data ? (
          <Provenance
            title={words.provenance.title}
            facts={{
              source: words.provenance.source,
              method: words.provenance.method,
              computedAt: data.asOf ? dayText(data.asOf) : words.nothingHere,
              sample: data.sample,
            }}
          />
        ) : null
      }
      actions={
        <SegmentedControl
          label={words.kinds}
          options={kinds}
          value={ofAll ? 'all' : 'type'}
          onValueChange={(kind) => change({ figures: kind === 'all' ? kind : null }, { replace: true })}
          className="print-hidden"
        />
      }
      foot={<TextLink to={searchLocality(locality)}>{words.toSearch(locality.name)}</TextLink>}
    >
      {data ? <SuburbFigures figures={data.figures} /> : null}
      {!data && error ? (
        <ReadFailure
          title={words.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="border-t border-line"
          error={error}
        />
      ) : null}
      {!data && !error ? (
        <Loading label={words.loading} className="border-t border-line">
          <Skeleton className="h-60 rounded-none md:h-48" />
        </Loading>
      ) : null}
    </Card>
  );
}
