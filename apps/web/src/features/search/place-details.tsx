import type { Locality } from '@propguard/protocol/localities';
import { STATE_NAMES } from '@propguard/rules/places/states';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SCREENS } from '../../app/paths.ts';
import { hasCode } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { Loading, SkeletonLine } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { coordinatesText } from './coordinates.ts';
import { placesSource } from './places-source.ts';
import { text } from './text.ts';
import type { SelectedPlace } from './use-selected-place.ts';

interface PlaceDetailsProps {
  selected: SelectedPlace;
  onClose: () => void;
}

export function PlaceDetails({ selected, onClose }: PlaceDetailsProps) {
  const { place, error, isRetrying, retry } = selected;
  const close = <IconButton icon={X} label={text.details.close} kind="ghost" size="sm" onClick={onClose} />;
  if (place) return <KnownPlace place={place} close={close} />;
  if (!error) return <PlaceSkeleton />;
  if (hasCode(error, 'NOT_FOUND')) return <Card title={text.details.notFound} actions={close} />;
  return (
    <ErrorState title={text.details.failed} onRetry={retry} retrying={isRetrying}>
      {errorText(error)}
    </ErrorState>
  );
}

function KnownPlace({ place, close }: { place: Locality; close: ReactNode }) {
  const { data: installation } = useQuery(installationQuery());
  const source = placesSource(installation?.sources ?? []);
  const facts = [
    { term: text.details.state, detail: STATE_NAMES[place.state] },
    { term: text.details.postcode, detail: place.postcode },
    { term: text.details.position, detail: coordinatesText(place.latitude, place.longitude) },
    ...(source ? [{ term: text.details.source, detail: `${source.attribution}, ${source.licence}` }] : []),
  ];
  return (
    <Card
      title={place.name}
      actions={
        <>
          {source?.sample ? <SampleBadge /> : null}
          {close}
        </>
      }
      foot={<TextLink to={SCREENS.dataSources.path}>{text.details.allSources}</TextLink>}
    >
      <DefinitionList items={facts} />
    </Card>
  );
}

function PlaceSkeleton() {
  return (
    <Card label={text.details.loading}>
      <Loading label={text.details.loading} className="grid gap-4">
        <SkeletonLine width={140} />
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </Loading>
    </Card>
  );
}
