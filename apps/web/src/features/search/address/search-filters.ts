import type { ListingFilters } from '@propguard/protocol/listing-query';
import type * as z from 'zod';

/** As they stand in the address. Values are kept as they were typed: the server says what is wrong with one. */
export const FILTER_NAMES = [
  'q',
  'place',
  'state',
  'box',
  'type',
  'status',
  'priceMin',
  'priceMax',
  'bedroomsMin',
  'bathroomsMin',
  'carSpacesMin',
  'landMin',
  'landMax',
  'features',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type SearchFilters = Readonly<Partial<Record<FilterName, string>>>;

/** Where to look; another place takes the place of all of them. */
export const PLACE_FILTERS = ['q', 'place', 'state', 'box'] as const satisfies readonly FilterName[];

type AskedFilters = z.input<typeof ListingFilters>;

export function filtersIn(params: URLSearchParams): SearchFilters {
  const found = FILTER_NAMES.map((name) => [name, params.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

export const listOf = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

export function without(filters: SearchFilters, names: readonly FilterName[]): SearchFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !names.includes(name as FilterName)),
  ) as SearchFilters;
}

const SIDES = ['west', 'south', 'east', 'north'] as const;

/** `151.1,-33.9,151.3,-33.8` as the four sides; anything else is no box. */
export function boxSides(box: string | undefined): Record<(typeof SIDES)[number], number> | undefined {
  const sides = box?.split(',').map(Number) ?? [];
  if (sides.length !== SIDES.length || !sides.every(Number.isFinite)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  return { west, south, east, north };
}

/** The same filters in the words of the API. */
export function asked({ q, place, box, ...rest }: SearchFilters): AskedFilters {
  return {
    ...rest,
    ...(q ? { query: q } : {}),
    ...(place ? { localityId: place } : {}),
    ...boxSides(box),
  } as AskedFilters;
}

/** And back, to open a search that was kept. */
export function filtersOfSaved(saved: ListingFilters): SearchFilters & { sort?: string } {
  const { query, localityId, west, south, east, north, type, features, status, sort, ...rest } = saved;
  const box = [west, south, east, north];
  const entries = {
    ...rest,
    q: query,
    place: localityId,
    box: box.every((side) => side !== undefined) ? box.join(',') : undefined,
    type: type?.join(','),
    features: features?.join(','),
    status: status === 'active' ? undefined : status,
    sort: sort === 'newest' ? undefined : sort,
  };
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}
