import type { TestInstallation } from './installation.ts';

/** The address of a house with its suburb, as somebody would write it: one that is for sale, or one that is not. */
export const homeText = async (
  { owner }: TestInstallation,
  { isListed, state }: { isListed: boolean; state?: string },
): Promise<string> => {
  const { rows } = await owner.query<{ text: string }>(
    `select concat_ws(' ', p.house_number, p.street_name, p.street_type) || ', ' || l.name || ' ' || l.state || ' ' || l.postcode as text
    from property p join locality l on l.id = p.locality_id
    where p.unit is null and p.house_number ~ '^[0-9]+$' and ($2::text is null or l.state::text = $2) and $1 = exists
      (select from listing g where g.property_id = p.id and g.status = 'active')
    order by p.id limit 1`,
    [isListed, state ?? null],
  );
  return rows[0]?.text ?? '';
};
