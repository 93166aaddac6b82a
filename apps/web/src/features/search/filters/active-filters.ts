import { areaText } from '@propguard/rules/formats/area';
import { isState, STATE_NAMES } from '@propguard/rules/places/states';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { stepAudText } from '../../../lib/aud-text.ts';
import { capitalised, STATUS_WORDS } from '../../../parts/properties/listing-words.ts';
import { type FilterName, listOf, type SearchFilters, without } from '../address/search-filters.ts';
import { text } from './text.ts';

/** One thing that narrows the search: what it says, and the search without it. */
export interface ActiveFilter {
  id: string;
  label: string;
  rest: SearchFilters;
}

const words = text.chip;
const figure = (value: string, write: (figure: number) => string) =>
  /^\d+$/.test(value) ? write(Number(value)) : value;

function rangeLabel(
  low: string | undefined,
  high: string | undefined,
  write: (figure: number) => string,
  say: {
    between: (low: string, high: string) => string;
    from: (low: string) => string;
    upTo: (high: string) => string;
  },
): string {
  const written = [low, high].map((value) => (value === undefined ? '' : figure(value, write)));
  const [from = '', to = ''] = written;
  if (from && to) return say.between(from, to);
  return from ? say.from(from) : say.upTo(to);
}

const LABELS: Record<string, { names: readonly FilterName[]; label: (filters: SearchFilters) => string }> = {
  q: { names: ['q'], label: ({ q = '' }) => words.words(q) },
  state: { names: ['state'], label: ({ state = '' }) => (isState(state) ? STATE_NAMES[state] : state) },
  box: { names: ['box'], label: () => words.box },
  type: {
    names: ['type'],
    label: ({ type }) =>
      listOf(type)
        .map((one) => wordFor(TYPE_WORDS, one))
        .join(words.or),
  },
  status: { names: ['status'], label: ({ status = '' }) => wordFor(STATUS_WORDS, status) },
  price: {
    names: ['priceMin', 'priceMax'],
    label: ({ priceMin, priceMax }) => rangeLabel(priceMin, priceMax, stepAudText, words),
  },
  bedrooms: { names: ['bedroomsMin'], label: ({ bedroomsMin = '' }) => words.bedrooms(bedroomsMin) },
  bathrooms: { names: ['bathroomsMin'], label: ({ bathroomsMin = '' }) => words.bathrooms(bathroomsMin) },
  carSpaces: { names: ['carSpacesMin'], label: ({ carSpacesMin = '' }) => words.carSpaces(carSpacesMin) },
  land: {
    names: ['landMin', 'landMax'],
    label: ({ landMin, landMax }) =>
      rangeLabel(landMin, landMax, areaText, {
        between: words.landBetween,
        from: words.landFrom,
        upTo: words.landUpTo,
      }),
  },
};

const wordFor = (known: Record<string, string>, value: string): string => known[value] ?? value;

/** `placeName` is there once the place has been looked up. */
export function activeFilters(filters: SearchFilters, placeName: string | undefined): ActiveFilter[] {
  const place = filters.place
    ? [{ id: 'place', label: placeName ?? text.placeUnknown, rest: without(filters, ['place']) }]
    : [];
  const groups = Object.entries(LABELS)
    .filter(([, { names }]) => names.some((name) => filters[name] !== undefined))
    .map(([id, { names, label }]) => ({ id, label: label(filters), rest: without(filters, names) }));
  const chosen = listOf(filters.features);
  const features = chosen.map((feature) => {
    const others = chosen.filter((other) => other !== feature).join(',');
    const rest = without(filters, ['features']);
    return {
      id: `feature ${feature}`,
      label: capitalised(feature),
      rest: others ? { ...rest, features: others } : rest,
    };
  });
  return [...place, ...groups, ...features];
}
