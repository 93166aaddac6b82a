import { Gazetteer, type KnownPlace } from '@propguard/talk/understanding/gazetteer';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';

const gazetteers = new WeakMap<object, Promise<Gazetteer>>();

const load = async ({ database }: Context): Promise<Gazetteer> => {
  const found = await database.plain.execute<KnownPlace>(sql`
    select l.id, l.name, l.state, l.postcode, l.latitude, l.longitude, coalesce(s.streets, 0)::int as streets
    from locality l
    left join (select locality_id, count(*) as streets from street group by locality_id) s on s.locality_id = l.id`);
  return new Gazetteer(found.rows);
};

/** Read once a node, and again after listings or sales were imported. */
export const gazetteerOf = (services: Context): Promise<Gazetteer> => {
  const known = gazetteers.get(services.database);
  if (known) return known;
  const loading = load(services).catch((error: unknown) => {
    gazetteers.delete(services.database);
    throw error;
  });
  gazetteers.set(services.database, loading);
  services.events.onChange('listings', () => gazetteers.delete(services.database));
  return loading;
};
