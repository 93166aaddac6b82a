import type { SaidWishes } from '@propguard/rules/leads/facts-of-wishes';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

export type WishesOfTalk = {
  leadId: string;
  locations: string[];
  propertyTypes: PropertyType[];
  budgetMin: number | null;
  budgetMax: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  wishes: SaidWishes & { place: string | null };
};

/** What somebody without an account said last that they look for, beside what is known of their lead. */
export const findWishesOfTalk = async (tx: Tx, conversationId: string): Promise<WishesOfTalk | undefined> =>
  (
    await tx.execute<WishesOfTalk>(sql`
      select l.id as "leadId", l.locations, l.property_types as "propertyTypes", l.budget_min::float8 as "budgetMin",
        l.budget_max::float8 as "budgetMax", l.bedrooms, l.bathrooms, t.wishes
      from conversation c join contact k on k.id = c.contact_id and k.account_id is null
        join lead found on found.person_id = k.person_id join lead l on l.id = coalesce(found.merged_into, found.id)
        cross join lateral (select t.dialogue -> 'wishes' as wishes from assistant_turn t
          where t.conversation_id = c.id and jsonb_typeof(t.dialogue -> 'wishes') = 'object'
          order by t.created_at desc limit 1) t
      where c.id = ${conversationId}`)
  ).rows[0];

/** 'New Farm, QLD': the one suburb that is called so; null where there are several, or none. */
export const findPlaceNamed = async (tx: Tx, place: string): Promise<string | null> => {
  const [name = '', state = ''] = place.split(', ');
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from locality where lower(name) = lower(${name}) and (${state} = '' or state = ${state}) limit 2`);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
};
