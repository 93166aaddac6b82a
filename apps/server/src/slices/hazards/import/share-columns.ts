import type { LayerImport } from '@propguard/protocol/hazard-layers';
import { UnreadableLayer } from './unreadable-layer.ts';

export type ShareColumns = {
  name: string;
  share: string;
  state: string | null;
  latitude: string | null;
  longitude: string | null;
};

/** Headings as councils and the Bureau of Statistics write them. */
const HEADINGS = {
  name: /^(suburb|locality|sal_name\d*|ssc_name\d*|suburb_name|locality_name|name)$/i,
  state: /^(state|ste_name\d*|state_name|state_code|ste)$/i,
  share: /^(share|proportion|fraction|.*_(share|pct|proportion|fraction))$/i,
  latitude: /^(lat|latitude|cent_lat|centroid_lat|y)$/i,
  longitude: /^(lon|lng|long|longitude|cent_lon|centroid_lon|x)$/i,
} as const;

type Role = keyof typeof HEADINGS;

const choose = (headings: readonly string[], role: Role, named: string | undefined): string | null => {
  if (named === undefined) return headings.find((heading) => HEADINGS[role].test(heading.trim())) ?? null;
  if (headings.includes(named)) return named;
  throw new UnreadableLayer(`The table has no column '${named}'. Its columns are: ${headings.join(', ')}.`);
};

/** Which column says what: as the operator said, else by the headings. */
export const shareColumns = (headings: readonly string[], facts: LayerImport): ShareColumns => {
  const name = choose(headings, 'name', facts.nameColumn);
  const share = choose(headings, 'share', facts.shareColumn);
  if (name === null || share === null)
    throw new UnreadableLayer(
      `Say which column holds the ${name === null ? 'suburb' : 'share'}. The columns are: ${headings.join(', ')}.`,
    );
  return {
    name,
    share,
    state: choose(headings, 'state', facts.stateColumn),
    latitude: choose(headings, 'latitude', facts.latitudeColumn),
    longitude: choose(headings, 'longitude', facts.longitudeColumn),
  };
};
