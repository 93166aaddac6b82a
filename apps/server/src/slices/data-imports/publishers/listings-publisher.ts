import { sql } from 'drizzle-orm';
import { publishProperties, removeProperties } from './properties-store.ts';
import type { Publisher } from './publisher.ts';
import { forgetReplaced, rememberRows, restoreRows, unlinkFromLater } from './replaced-rows-store.ts';
import { acceptedRows } from './staged.ts';

const COLUMNS = [
  'property_id',
  'locality_id',
  'status',
  'guide_from_aud',
  'guide_to_aud',
  'listed_on',
  'closed_on',
  'sale_id',
  'headline',
  'description',
  'photo_seed',
  'dataset_id',
];

/** The staged rows as listings, `d`. A photo is drawn from the id: the same listing keeps its picture. */
const DRAFT = sql`staged_row s, jsonb_to_record(s.content -> 'listing') as d(
    status text, "guideFromAud" int8, "guideToAud" int8, "listedOn" date, "closedOn" date, headline text,
    description text, events jsonb)`;

const eventsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('on', e."on", 'kind', e.kind, 'priceAud', e.price_aud) order by e.position), '[]')
  from listing_event e where e.listing_id = k.id)`;

const headline = sql`coalesce(nullif(d.headline, ''), concat_ws(' ', concat_ws('/', s.content #>> '{property,unit}',
  s.content #>> '{property,houseNumber}'), s.content #>> '{property,streetName}', s.content #>> '{property,streetType}'))`;

/** Listings with their history, and the properties that they are of. */
export const listingsPublisher: Publisher = {
  datasetKind: 'listings',
  compared: sql`content -> 'listing'`,
  markKnown: async (tx, importId) => {
    await tx.execute(sql`
      update staged_row s set outcome = 'duplicate'
      from listing k
      where s.import_id = ${importId} and s.outcome is null and k.id = s.row_id
        and k.status = s.content #>> '{listing,status}'
        and k.guide_from_aud is not distinct from (s.content #>> '{listing,guideFromAud}')::bigint
        and k.guide_to_aud is not distinct from (s.content #>> '{listing,guideToAud}')::bigint
        and k.closed_on is not distinct from (s.content #>> '{listing,closedOn}')::date
        and k.description = s.content #>> '{listing,description}'
        and ${eventsOf} = s.content #> '{listing,events}'`);
  },
  countReplaced: async (tx, importId) => {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from listing k
      where k.id in (select s.row_id from ${acceptedRows(importId)})`);
    return rows[0]?.count ?? 0;
  },
  countWithdrawn: async () => 0,
  latestDay: async (tx, importId) => {
    const { rows } = await tx.execute<{ day: string | null }>(sql`
      select max(e ->> 'on') as day from staged_row s, jsonb_array_elements(s.content #> '{listing,events}') e
      where s.import_id = ${importId} and s.outcome is null`);
    return rows[0]?.day ?? null;
  },
  publish: async (tx, publication) => {
    const { importId, datasetId } = publication;
    await publishProperties(tx, publication, sql`s.content #>> '{listing,listedOn}'`);
    const known = sql`select s.row_id from ${acceptedRows(importId)}`;
    const events = sql`jsonb_build_object('events', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.position), '[]') from listing_event e where e.listing_id = t.id))`;
    await rememberRows(tx, 'listing', datasetId, known, events);
    await tx.execute(sql`delete from listing_event where listing_id in (${known})`);
    await tx.execute(sql`
      update listing k set status = d.status, guide_from_aud = d."guideFromAud", guide_to_aud = d."guideToAud",
        listed_on = d."listedOn", closed_on = d."closedOn", headline = ${headline}, description = d.description,
        dataset_id = ${datasetId}
      from ${DRAFT} where s.import_id = ${importId} and s.outcome is null and k.id = s.row_id`);
    await tx.execute(sql`
      insert into listing (id, property_id, locality_id, status, guide_from_aud, guide_to_aud, listed_on, closed_on,
        headline, description, photo_seed, dataset_id)
      select s.row_id, s.owner_id, s.content #>> '{property,localityId}', d.status, d."guideFromAud", d."guideToAud",
        d."listedOn", d."closedOn", ${headline}, d.description, hashtext(s.row_id::text) & 2147483647, ${datasetId}::uuid
      from ${DRAFT} where s.import_id = ${importId} and s.outcome is null
        and not exists (select from listing k where k.id = s.row_id)`);
    await tx.execute(sql`
      insert into listing_event (listing_id, position, "on", kind, price_aud)
      select s.row_id, e.position - 1, (e.event ->> 'on')::date, e.event ->> 'kind', (e.event ->> 'priceAud')::bigint
      from staged_row s, jsonb_array_elements(s.content #> '{listing,events}') with ordinality as e(event, position)
      where s.import_id = ${importId} and s.outcome is null`);
  },
  remove: async (tx, datasetId) => {
    await unlinkFromLater(tx, 'listing', datasetId);
    await tx.execute(sql`
      delete from listing_event e using listing l where l.id = e.listing_id and l.dataset_id = ${datasetId}`);
    await tx.execute(sql`
      insert into listing_event
      select e.* from replaced_row mine join listing l on l.id = mine.row_id and l.dataset_id = ${datasetId},
        jsonb_populate_recordset(null::listing_event, mine.previous -> 'events') e
      where mine.dataset_id = ${datasetId} and mine.table_name = 'listing'`);
    await restoreRows(tx, 'listing', datasetId, COLUMNS);
    await tx.execute(sql`delete from listing where dataset_id = ${datasetId}`);
    await forgetReplaced(tx, 'listing', datasetId);
    await removeProperties(tx, datasetId);
  },
};
