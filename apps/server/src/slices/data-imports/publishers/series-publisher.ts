import { sql } from 'drizzle-orm';
import type { Publisher } from './publisher.ts';
import { forgetReplaced, rememberRows, restoreRows, unlinkFromLater } from './replaced-rows-store.ts';
import { acceptedRows } from './staged.ts';

const value = sql`(s.content ->> 'value')::float8`;

/** Economic series and their figures; a figure that was revised takes the earlier one's place. */
export const seriesPublisher: Publisher = {
  datasetKind: 'series',
  compared: sql`content -> 'value'`,
  markKnown: async (tx, importId) => {
    await tx.execute(sql`
      update staged_row s set outcome = 'duplicate' from economic_observation k
      where s.import_id = ${importId} and s.outcome is null and k.id = s.row_id and k.value = ${value}`);
  },
  countReplaced: async (tx, importId) => {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from economic_observation k
      where k.id in (select s.row_id from ${acceptedRows(importId)})`);
    return rows[0]?.count ?? 0;
  },
  countWithdrawn: async () => 0,
  latestDay: async (tx, importId) => {
    const { rows } = await tx.execute<{ day: string | null }>(
      sql`select max(s.content ->> 'on') as day from ${acceptedRows(importId)}`,
    );
    return rows[0]?.day ?? null;
  },
  publish: async (tx, { importId, datasetId }) => {
    await tx.execute(sql`
      insert into economic_series (id, name, unit, dataset_id)
      select distinct on (s.owner_id) s.owner_id, s.content ->> 'series', s.content ->> 'unit', ${datasetId}::uuid
      from ${acceptedRows(importId)} order by s.owner_id, s.record
      on conflict (id) do nothing`);
    await rememberRows(
      tx,
      'economic_observation',
      datasetId,
      sql`select s.row_id from ${acceptedRows(importId)}`,
    );
    await tx.execute(sql`
      insert into economic_observation (id, series_id, "on", value, dataset_id)
      select s.row_id, s.owner_id, (s.content ->> 'on')::date, ${value}, ${datasetId}::uuid from ${acceptedRows(importId)}
      on conflict (id) do update set value = excluded.value, dataset_id = excluded.dataset_id`);
  },
  remove: async (tx, datasetId) => {
    const table = 'economic_observation';
    await unlinkFromLater(tx, table, datasetId);
    await restoreRows(tx, table, datasetId, ['series_id', 'on', 'value', 'dataset_id']);
    await tx.execute(sql`delete from economic_observation where dataset_id = ${datasetId}`);
    await forgetReplaced(tx, table, datasetId);
    await tx.execute(sql`
      delete from economic_series e where e.dataset_id = ${datasetId}
        and not exists (select from economic_observation o where o.series_id = e.id)`);
    await tx.execute(sql`
      update economic_series e set dataset_id = heir.dataset_id
      from (select distinct on (series_id) series_id, dataset_id from economic_observation order by series_id) heir
      where e.dataset_id = ${datasetId} and heir.series_id = e.id`);
  },
};
