import { Gazetteer, type KnownPlace } from '@propguard/talk/understanding/gazetteer';
import { sql } from 'drizzle-orm';
import type { ReferenceScope } from '../../../access/reference-scope.ts';

const gazetteers = new WeakMap<object, Promise<Gazetteer>>();

const load = async ({ reader }: ReferenceScope): Promise<Gazetteer> => {
  const found = await reader.execute<KnownPlace>(sql`
    select l.id, l.name, l.state, l.postcode, l.latitude, l.longitude, coalesce(s.streets, 0)::int as streets
    from locality l
    left join (select locality_id, count(*) as streets from street group by locality_id) s on s.locality_id = l.id`);
  return new Gazetteer(found.rows);
};

/** Read once a node, and again after listings or sales were imported. */
export const gazetteerOf = (scope: ReferenceScope): Promise<Gazetteer> => {
  const known = gazetteers.get(scope.services.database);
  if (known) return known;
  const loading = load(scope).catch((error: unknown) => {
    gazetteers.delete(scope.services.database);
    throw error;
  });
  gazetteers.set(scope.services.database, loading);
  scope.services.events.onChange('listings', () => gazetteers.delete(scope.services.database));
  return loading;
};
