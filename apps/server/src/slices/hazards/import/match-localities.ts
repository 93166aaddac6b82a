import { SAME_SUBURB_KM } from '@propguard/rules/hazards/layer-imports';
import { searchForm } from '@propguard/rules/places/search-form';
import { STATE_NAMES, STATES, type State } from '@propguard/rules/places/states';
import type { ReadShare } from './read-shares.ts';

export type LocalityPlace = { id: string; name: string; state: string; latitude: number; longitude: number };

const KM_PER_DEGREE = 111.2;

const stateOf = (text: string | null): State | null => {
  const wanted = searchForm(text ?? '');
  return (
    STATES.find((state) => searchForm(state) === wanted || searchForm(STATE_NAMES[state]) === wanted) ?? null
  );
};

/** 'Richmond (Hawkesbury - NSW)' is Richmond: what stands in brackets tells suburbs of one name apart. */
const nameForm = (name: string): string => searchForm(name.replace(/\s*\([^)]*\)\s*$/, ''));

const kmBetween = (share: ReadShare, place: LocalityPlace): number | null => {
  if (share.latitude === null || share.longitude === null) return null;
  const east = (share.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(east, share.latitude - place.latitude);
};

const nearest = (candidates: readonly ReadShare[], place: LocalityPlace): ReadShare | undefined => {
  const measured = candidates
    .flatMap((share) => {
      const km = kmBetween(share, place);
      return km === null ? [] : [{ share, km }];
    })
    .sort((a, b) => a.km - b.km);
  const [closest] = measured;
  if (closest) return closest.km <= SAME_SUBURB_KM ? closest.share : undefined;
  // Without positions, a name that comes twice could be either.
  return candidates.length === 1 ? candidates[0] : undefined;
};

/**
 * Our suburbs for each row, by its position in the table: of the same name and state, and near where the row says it
 * is. Where a name stands twice in a state, each of our suburbs takes the nearer.
 */
export const matchLocalities = (
  shares: readonly ReadShare[],
  places: readonly LocalityPlace[],
): Map<number, string[]> => {
  const byName = Map.groupBy(shares, ({ name }) => nameForm(name));
  const matches = new Map<number, string[]>();
  for (const place of places) {
    const candidates = (byName.get(searchForm(place.name)) ?? []).filter(
      ({ state }) => state === null || stateOf(state) === place.state,
    );
    const share = nearest(candidates, place);
    if (!share) continue;
    const known = matches.get(share.position);
    if (known) known.push(place.id);
    else matches.set(share.position, [place.id]);
  }
  return matches;
};
