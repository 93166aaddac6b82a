import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { sampleOperations } from '../../db/schema/sample-operations.ts';

export type SampleRow = typeof sampleOperations.$inferSelect;

export const findSample = async (tx: Tx, workspaceId: string): Promise<SampleRow | undefined> =>
  (await tx.select().from(sampleOperations).where(eq(sampleOperations.workspaceId, workspaceId)))[0];

/** The same lock that whoever adds a real person shares: neither overlooks the other. */
export const lockSample = async (tx: Tx, workspaceId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(727264020, hashtext(${workspaceId}))`);
};

/** Whether there is somebody, known or not yet, or a page, that is no sample. */
export const hasRealOperations = async (tx: Tx): Promise<boolean> =>
  (
    await tx.execute<{ real: boolean }>(
      sql`select exists (select from person where not is_sample) or exists (select from booking_page)
        or exists (select from contact where account_id is null and person_id is null) as real`,
    )
  ).rows[0]?.real ?? false;

export const countSampleLeads = async (tx: Tx): Promise<number> =>
  (
    await tx.execute<{ leads: number }>(
      sql`select count(*)::int as leads from lead l join person p on p.id = l.person_id where p.is_sample`,
    )
  ).rows[0]?.leads ?? 0;

export const markShown = async (tx: Tx, workspaceId: string, madeFor: string): Promise<void> => {
  await tx
    .insert(sampleOperations)
    .values({ workspaceId, state: 'shown', madeFor })
    .onConflictDoUpdate({
      target: sampleOperations.workspaceId,
      set: { state: 'shown', madeFor, openedAt: sql`now()` },
    });
};

export const markOpened = async (tx: Tx, workspaceId: string): Promise<void> => {
  await tx
    .update(sampleOperations)
    .set({ openedAt: sql`now()` })
    .where(eq(sampleOperations.workspaceId, workspaceId));
};

/** The trigger does the rest when the transaction commits. */
export const markEnding = async (tx: Tx, workspaceId: string): Promise<void> => {
  await tx
    .update(sampleOperations)
    .set({ state: 'ending' })
    .where(eq(sampleOperations.workspaceId, workspaceId));
};

/** In degrees: a hundred kilometres or so. */
const AROUND = 1;
const HUB = sql`(select q.latitude, q.longitude from listing f join property q on q.id = f.property_id order by f.id limit 1)`;

/**
 * Where the made-up agency works: homes for sale that one agent can show in a day, named with their state, for there is
 * more than one Newtown, and the suburbs around them, where its leads look.
 */
export const findSurroundings = async (tx: Tx) => {
  const places = await tx.execute<{ id: string; state: string; postcode: string }>(sql`
    select l.id, l.state, l.postcode from locality l, ${HUB} hub
    where exists (select from property p where p.locality_id = l.id)
      and (l.latitude - hub.latitude) ^ 2 + (l.longitude - hub.longitude) ^ 2 < ${AROUND}
    order by l.id limit 60`);
  const homes = await tx.execute<{ id: string; address: string }>(sql`
    select p.id, concat_ws(' ', nullif(concat_ws('/', p.unit, p.house_number), ''), p.street_name, p.street_type)
      || ', ' || concat_ws(' ', l.name, l.state, l.postcode) as address
    from listing s join property p on p.id = s.property_id join locality l on l.id = p.locality_id, ${HUB} hub
    where (p.latitude - hub.latitude) ^ 2 + (p.longitude - hub.longitude) ^ 2 < ${AROUND}
    order by (p.latitude - hub.latitude) ^ 2 + (p.longitude - hub.longitude) ^ 2, s.id limit 60`);
  return { places: places.rows, homes: homes.rows };
};

/** Before another one is made. */
export const clearSample = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select clear_sample()`);
};

/** What has passed since is over: a day later nobody is waited for any more. */
export const settlePassed = async (tx: Tx, workspaceId: string): Promise<void> => {
  await tx.execute(sql`
    with passed as (
      update appointment a set status = 'completed', outcome = 'done', started_at = a.starts_at, ended_at = a.ends_at
      from person p where p.id = a.person_id and p.is_sample and a.ends_at < now()
        and a.status in ('scheduled', 'confirmed', 'rescheduled', 'in-progress')
      returning a.id, a.person_id, a.ends_at)
    insert into activity (workspace_id, person_id, kind, at, ref, outcome)
    select ${workspaceId}, person_id, 'appointment-ended', ends_at, id, 'done' from passed
    on conflict do nothing`);
};
