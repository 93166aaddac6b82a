import type { Listing } from '@propguard/protocol/listings';
import type { Locality } from '@propguard/protocol/localities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { hasCode } from '../../../lib/api-error.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useMapTiles } from '../../../parts/properties/use-map-tiles.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import type { MapMove } from '../../../ui/map/map-model.ts';
import { MapWhenSettled } from '../../../ui/map/map-when-settled.tsx';
import { PLACE_FILTERS, without } from '../address/search-filters.ts';
import type { SearchAddress } from '../address/use-search-address.ts';
import { listingQuery, marksQuery } from '../queries.ts';
import { text } from '../text.ts';
import { FollowControl } from './follow-control.tsx';
import { asMapMark, markOfListing } from './listing-marks.ts';
import { ListingPeek } from './listing-peek.tsx';
import { areaToAsk, boxText } from './map-area.ts';
import { useMapFrame } from './use-map-frame.ts';

const SETTLE_MS = 250;
const MAP_WORDS = { listLabel: text.map.listLabel };

interface SearchMapProps {
  address: SearchAddress;
  place: Locality | undefined;
  /** What a card points at. */
  pointedAt: Listing | null;
  onPointAt: (id: string | null) => void;
}

/** All that match in the view, whichever part of them the list holds. */
export function SearchMap({ address, place, pointedAt, onPointAt }: SearchMapProps) {
  const { filters, followsMap, openId } = address;
  const tiles = useMapTiles();
  const [move, setMove] = useState<MapMove | null>(null);
  const settled = useDebounced(move, SETTLE_MS);
  const { data: open } = useQuery(listingQuery(openId));
  const { frame, noteOwnBox } = useMapFrame({
    box: filters.box,
    placeId: filters.place,
    place,
    open,
    view: settled,
  });
  const narrowing = useMemo(() => without(filters, PLACE_FILTERS), [filters]);
  const area = useMemo(() => (settled ? areaToAsk(settled) : null), [settled]);
  const { data, error, refetch, isFetching } = useQuery(marksQuery(narrowing, area));
  const marks = useMemo(() => data?.marks.map(asMapMark) ?? [], [data]);
  const shown = pointedAt ?? open;
  const lit = useMemo(() => (shown ? markOfListing(shown) : null), [shown]);

  const searchHere = (view: MapMove) => {
    const box = boxText(view.bounds);
    noteOwnBox(box);
    if (box !== filters.box) address.followTo(box);
  };
  const follow = useEffectEvent((view: MapMove) => {
    if (view.byPerson && followsMap) searchHere(view);
  });
  useEffect(() => {
    if (settled) follow(settled);
  }, [settled]);
  const isElsewhere = settled?.byPerson === true && boxText(settled.bounds) !== filters.box;

  return (
    <>
      <MapWhenSettled
        label={text.map.label}
        description={data ? text.map.inView(data.count) : ''}
        marks={marks}
        litMark={lit}
        frame={frame}
        {...(tiles ? { tiles } : {})}
        text={MAP_WORDS}
        onMove={setMove}
        onSelect={address.open}
        onPointAt={onPointAt}
        className="h-full"
      />
      <FollowControl
        follows={followsMap}
        onFollow={address.follow}
        onSearchHere={!followsMap && isElsewhere && settled ? () => searchHere(settled) : undefined}
      />
      {error && !hasCode(error, 'VALIDATION_FAILED') ? (
        <ErrorState
          title={text.map.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="absolute inset-x-3 bottom-12 z-1"
        />
      ) : null}
      {openId ? <ListingPeek id={openId} onClose={() => address.open(null)} /> : null}
    </>
  );
}
