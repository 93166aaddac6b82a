import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { publishProperties, removeProperties } from './properties-store.ts';
import type { Publisher } from './publisher.ts';
import { forgetReplaced, rememberRows, restoreRows, unlinkFromLater } from './replaced-rows-store.ts';
import {
  bringBackWithdrawn,
  countWithdrawn,
  latestWithdrawn,
  markSoldTogether,
  withdrawSales,
} from './sold-together-store.ts';
import { acceptedRows } from './staged.ts';

const COLUMNS = [
  'property_id',
  'locality_id',
  'contract_date',
  'settlement_date',
  'price_aud',
  'method',
  'source_key',
  'sent_at',
  'bundle',
  'part',
  'dataset_id',
];

const price = sql`(s.content #>> '{sale,priceAud}')::bigint`;
const settlement = sql`(s.content #>> '{sale,settlementDate}')::date`;
const method = sql`s.content #>> '{sale,method}'`;
const contractDate = sql`s.content #>> '{sale,contractDate}'`;
const sourceKey = sql`(s.content ->> 'sourceKey')::uuid`;
const sentAt = sql`s.content ->> 'sentAt'`;
const part = sql`s.content ->> 'part'`;

/** A sale that its register sends again with another day or address stays one sale. */
const findCorrected = async (tx: Tx, importId: string): Promise<void> => {
  await tx.execute(sql`
    update staged_row s set row_id = k.id from sale k
    where s.import_id = ${importId} and s.outcome is null and s.content ? 'sourceKey' and k.source_key = ${sourceKey}
      and k.id <> s.row_id and not exists (select from sale known where known.id = s.row_id)`);
};

/** What came in with a newer record is not taken back by an older one. */
const markSuperseded = async (tx: Tx, importId: string): Promise<void> => {
  await tx.execute(sql`
    update staged_row s set outcome = 'superseded' from sale k
    where s.import_id = ${importId} and s.outcome is null and k.id = s.row_id and k.sent_at > ${sentAt}`);
};

/** Sales, with the properties that they are of. */
export const salesPublisher: Publisher = {
  datasetKind: 'sales',
  compared: sql`content -> 'sale'`,
  markKnown: async (tx, importId) => {
    await markSoldTogether(tx, importId);
    await findCorrected(tx, importId);
    await tx.execute(sql`
      update staged_row s set outcome = 'duplicate' from sale k
      where s.import_id = ${importId} and s.outcome is null and k.id = s.row_id and k.price_aud = ${price}
        and k.property_id = s.owner_id and k.contract_date = (${contractDate})::date
        and coalesce(${settlement}, k.settlement_date) is not distinct from k.settlement_date
        and ${method} in (k.method, 'unknown') and (s.bundle is null or k.bundle is not null)`);
    await markSuperseded(tx, importId);
  },
  countReplaced: async (tx, importId) => {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from sale k
      where k.id in (select s.row_id from ${acceptedRows(importId)})`);
    return rows[0]?.count ?? 0;
  },
  countWithdrawn,
  latestDay: async (tx, importId) => {
    const { rows } = await tx.execute<{ day: string | null }>(
      sql`select max(${contractDate}) as day from ${acceptedRows(importId)}`,
    );
    return rows[0]?.day ?? latestWithdrawn(tx, importId);
  },
  publish: async (tx, publication) => {
    const { importId, datasetId } = publication;
    await withdrawSales(tx, publication);
    await publishProperties(tx, publication, contractDate);
    await rememberRows(tx, 'sale', datasetId, sql`select s.row_id from ${acceptedRows(importId)}`);
    await tx.execute(sql`
      update sale k set property_id = s.owner_id, locality_id = s.content #>> '{property,localityId}',
        contract_date = (${contractDate})::date, price_aud = ${price},
        settlement_date = coalesce(${settlement}, k.settlement_date),
        method = case ${method} when 'unknown' then k.method else ${method} end,
        source_key = coalesce(${sourceKey}, k.source_key), sent_at = coalesce(${sentAt}, k.sent_at),
        bundle = coalesce(s.bundle, k.bundle), part = coalesce(${part}, k.part),
        dataset_id = ${datasetId}
      from staged_row s where s.import_id = ${importId} and s.outcome is null and k.id = s.row_id`);
    await tx.execute(sql`
      insert into sale (id, property_id, locality_id, contract_date, settlement_date, price_aud, method, source_key,
        sent_at, bundle, part, dataset_id)
      select s.row_id, s.owner_id, s.content #>> '{property,localityId}', (${contractDate})::date, ${settlement}, ${price},
        ${method}, ${sourceKey}, ${sentAt}, s.bundle, ${part}, ${datasetId}::uuid
      from ${acceptedRows(importId)} and not exists (select from sale k where k.id = s.row_id)
      order by 3, 4`);
  },
  remove: async (tx, datasetId) => {
    await bringBackWithdrawn(tx, datasetId);
    await unlinkFromLater(tx, 'sale', datasetId);
    await restoreRows(tx, 'sale', datasetId, COLUMNS);
    await tx.execute(sql`delete from sale where dataset_id = ${datasetId}`);
    await forgetReplaced(tx, 'sale', datasetId);
    await removeProperties(tx, datasetId);
  },
};
