import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

export type ChannelFigures = {
  channel: PanelChannel;
  leads: number;
  booked: number;
  responseSeconds: number | null;
};

/** Of the people who wrote in a time: how many there were, how many have an appointment, how quickly they were answered. */
export const countChannels = async (tx: Tx, since: Date): Promise<ChannelFigures[]> => {
  const { rows } = await tx.execute<ChannelFigures>(sql`
    with written as (
      select c.channel, c.contact_id, k.person_id, m.conversation_id, m.position, m.created_at
      from message m join conversation c on c.id = m.conversation_id join contact k on k.id = c.contact_id
      where m.author = 'contact' and m.created_at > ${since} and k.account_id is null
    ), answered as (
      select w.channel, extract(epoch from a.created_at - w.created_at) as seconds
      from written w cross join lateral (
        select m.author, m.created_at from message m
        where m.conversation_id = w.conversation_id and m.position > w.position order by m.position limit 1) a
      where a.author in ('assistant', 'member')
    )
    select w.channel, count(distinct w.contact_id)::int as leads,
      count(distinct w.contact_id) filter (where exists (
        select 1 from appointment p where p.person_id = w.person_id))::int as booked,
      (select percentile_cont(0.5) within group (order by a.seconds) from answered a where a.channel = w.channel)
        as "responseSeconds"
    from written w group by w.channel`);
  return rows;
};
