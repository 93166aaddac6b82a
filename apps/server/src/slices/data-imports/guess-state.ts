import type { ColumnMap } from '@propguard/rules/imports/import-columns';
import { kmBetween, type LocalityIndex } from '@propguard/rules/imports/locality-index';
import { readNumber } from '@propguard/rules/imports/read-number';
import { STATES, type State } from '@propguard/rules/places/states';
import { valueReader } from '../../tabular/mapped-columns.ts';
import type { TableSample } from '../../tabular/sample-table.ts';

type NamedPlace = { name: string; position: { latitude: number; longitude: number } | null };

/** A suburb of the name this near to the row's position is the one that is meant. */
const NEAR_KM = 60;

/** The state in which most of the named suburbs lie, for a file that names none; null where two are as likely. */
const stateOfMost = (localities: LocalityIndex, places: readonly NamedPlace[]): State | null => {
  const liesIn = (state: State, { name, position }: NamedPlace): boolean => {
    const match = localities.match({ name, state, postcode: null });
    return typeof match === 'object' && (position === null || kmBetween(position, match) < NEAR_KM);
  };
  const [best, second] = STATES.map(
    (state) => [state, places.filter((place) => liesIn(state, place)).length] as const,
  ).sort((a, b) => b[1] - a[1]);
  return best && best[1] > places.length / 2 && best[1] > (second?.[1] ?? 0) ? best[0] : null;
};

const placesOf = (headers: readonly string[], rows: readonly string[][], map: ColumnMap): NamedPlace[] => {
  const values = valueReader(headers, map);
  return rows.map((cells) => {
    const value = values(cells);
    const [latitude, longitude] = [readNumber(value('latitude')), readNumber(value('longitude'))];
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    return { name: value('locality'), position };
  });
};

/** Null where the file names the state itself. */
export const guessState = (
  localities: LocalityIndex,
  { headers, rows }: TableSample,
  map: ColumnMap,
): State | null => (map.state ? null : stateOfMost(localities, placesOf(headers, rows, map)));
