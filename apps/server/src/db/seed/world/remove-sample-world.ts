import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './insert-rows.ts';

const SAMPLE = sql`(select id from dataset where sample)`;

/**
 * In the order that references allow. A property that a real sale or listing stands on stays, and its dataset with
 * it, so that what it says of itself is still marked as made up.
 */
export const REMOVAL_STEPS: readonly { what: string; remove: SQL }[] = [
  {
    what: 'Histories of listings',
    remove: sql`delete from listing_event e using listing l where l.id = e.listing_id and l.dataset_id in ${SAMPLE}`,
  },
  { what: 'Listings', remove: sql`delete from listing where dataset_id in ${SAMPLE}` },
  { what: 'Sales', remove: sql`delete from sale where dataset_id in ${SAMPLE}` },
  {
    what: 'Properties',
    remove: sql`delete from property p where dataset_id in ${SAMPLE}
      and not exists (select from sale s where s.property_id = p.id)
      and not exists (select from listing l where l.property_id = p.id)`,
  },
  {
    what: 'Hazard areas',
    remove: sql`delete from hazard_area a using hazard_layer h where h.id = a.layer_id and h.dataset_id in ${SAMPLE}`,
  },
  { what: 'Hazard layers', remove: sql`delete from hazard_layer where dataset_id in ${SAMPLE}` },
  {
    what: 'Sources',
    remove: sql`delete from dataset d where sample and not exists (select from property p where p.dataset_id = d.id)`,
  },
];

/** Takes every row of the sample world out, in the caller's transaction. */
export const removeSampleWorld = async (db: Executor): Promise<void> => {
  for (const { remove } of REMOVAL_STEPS) await db.execute(remove);
};
