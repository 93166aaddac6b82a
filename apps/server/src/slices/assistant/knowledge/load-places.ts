import { randomUUID } from 'node:crypto';
import { Gazetteer, type KnownPlace } from '@propguard/talk/understanding/gazetteer';
import { sql } from 'drizzle-orm';
import type { ReferenceScope } from '../../../access/reference-scope.ts';

/** Every locality, as it was read; who has seen those of this key has seen them all. */
export type Places = { key: string; rows: readonly KnownPlace[] };

const placesRead = new WeakMap<object, Promise<Places>>();
const watched = new WeakSet<object>();

const load = async ({ reader }: ReferenceScope): Promise<Places> => {
  const found = await reader.execute<KnownPlace>(sql`
    select l.id, l.name, l.state, l.postcode, l.latitude, l.longitude, coalesce(s.streets, 0)::int as streets
    from locality l
    left join (select locality_id, count(*) as streets from street group by locality_id) s on s.locality_id = l.id`);
  return { key: randomUUID(), rows: found.rows };
};

/** Read once a node, and again after listings or sales were imported. */
export const placesOf = (scope: ReferenceScope): Promise<Places> => {
  const { database, events } = scope.services;
  const known = placesRead.get(database);
  if (known) return known;
  const loading = load(scope).catch((error: unknown) => {
    placesRead.delete(database);
    throw error;
  });
  placesRead.set(database, loading);
  if (!watched.has(database)) events.onChange('listings', () => placesRead.delete(database));
  watched.add(database);
  return loading;
};

const gazetteers = new WeakMap<Places, Gazetteer>();

/** For whoever looks a name up where nothing is read. */
export const gazetteerOf = async (scope: ReferenceScope): Promise<Gazetteer> => {
  const places = await placesOf(scope);
  const known = gazetteers.get(places) ?? new Gazetteer(places.rows);
  gazetteers.set(places, known);
  return known;
};
