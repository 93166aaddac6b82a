import type { HazardReport } from '@propguard/protocol/hazards';
import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import type { Property } from '@propguard/protocol/property-records';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { PROPERTY_TYPES, type PropertyType } from '@propguard/rules/properties/property-types';
import type { TestClient } from '../client.ts';

type Candidate = { id: string; type: PropertyType; sales: number; hazards: HazardReport['hazards'] };
type Listed = { property: { id: string; type: PropertyType; locality: { id: string } } };

/** So many of each type are looked at for each home that is wanted. */
const LOOKED_AT = 2;

const candidatesOf = async (client: TestClient, type: PropertyType, limit: number): Promise<Candidate[]> => {
  const query = `/listings?type=${type}&limit=${limit}`;
  const { items } = (await client.call<{ items: Listed[] }>('GET', query)).body;
  return Promise.all(
    items.map(async ({ property: { id, locality } }) => {
      const market = await client.call<LocalityFigures>(
        'GET',
        `/localities/${locality.id}/figures?type=${type}`,
      );
      const report = await client.call<HazardReport>('GET', `/properties/${id}/hazards`);
      return {
        id,
        type,
        sales: market.body.figures.salesVolume.value ?? 0,
        hazards: report.body.hazards,
      };
    }),
  );
};

/** Varied on purpose: thick and thin markets of every type, and the homes that each hazard weighs on most. */
export const pickHomes = async (client: TestClient, most: number): Promise<Property[]> => {
  const all = (
    await Promise.all(PROPERTY_TYPES.map((type) => candidatesOf(client, type, most * LOOKED_AT)))
  ).flat();
  const weighs = ({ hazards }: Candidate, kind: HazardKind): number =>
    hazards.find((one) => one.kind === kind)?.value ?? -1;
  const mostOf = (kind: HazardKind): Candidate | undefined =>
    all.toSorted((a, b) => weighs(b, kind) - weighs(a, kind))[0];
  const bySales = all.toSorted((a, b) => b.sales - a.sales);
  const marketOf = (type: PropertyType, at: 0 | -1): Candidate | undefined =>
    bySales.filter((one) => one.type === type).at(at);
  const wanted = [
    marketOf('house', 0),
    marketOf('apartment', -1),
    mostOf('flood'),
    marketOf('apartment', 0),
    marketOf('house', -1),
    marketOf('rural', 0),
    ...HAZARD_KINDS.map(mostOf),
    marketOf('townhouse', 0),
    marketOf('land', 0),
    ...all,
  ].flatMap((one) => (one ? [one.id] : []));
  const ids = [...new Set(wanted)].slice(0, most);
  return Promise.all(ids.map(async (id) => (await client.call<Property>('GET', `/properties/${id}`)).body));
};
