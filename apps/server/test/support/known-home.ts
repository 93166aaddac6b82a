import type { TestInstallation } from './installation.ts';

/** A house of the sample world that has sold before, with plenty of sales around it. */
export type KnownHome = {
  id: string;
  address: string;
  locality: string;
  localityId: string;
  lastSaleId: string;
  lastPriceAud: number;
};

export const findKnownHome = async ({ owner }: TestInstallation): Promise<KnownHome> => {
  const { rows } = await owner.query<KnownHome>(`
    select p.id, concat_ws(' ', p.house_number, p.street_name, p.street_type) as address, l.name as locality,
      l.id as "localityId", last.id as "lastSaleId", last.price_aud::float8 as "lastPriceAud"
    from property p join locality l on l.id = p.locality_id
      join lateral (select s.id, s.price_aud from sale s where s.property_id = p.id
        order by s.contract_date desc, s.id desc limit 1) last on true
    where p.unit is null and p.type = 'house' and p.house_number ~ '^[0-9]+$'
      and (select count(*) from property q where q.locality_id = p.locality_id and q.street_name = p.street_name
        and q.street_type = p.street_type and q.house_number = p.house_number) = 1
    order by (select count(*) from sale s where s.locality_id = p.locality_id) desc, p.id limit 1`);
  const [home] = rows;
  if (!home) throw new Error('The sample world has no such home.');
  return home;
};
