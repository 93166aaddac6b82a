import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

export type FiguresRow = {
  total: number;
  today: number;
  live: number;
  toCome: number;
  week: number;
  upcoming: number;
  overdue: number;
  oldestOverdueAt: string | null;
  held: number;
  over: number;
  moved: number;
  booked: number;
  tookMinutes: number | null;
  plannedMinutes: number | null;
  tookCount: number;
  satisfaction: number | null;
  satisfactionCount: number;
};

/** What counts as done or due is said in packages/rules/src/appointments; days are those of the workspace's wall. */
export const countFigures = async (tx: Tx, zone: string): Promise<FiguresRow> => {
  const found = await tx.execute<FiguresRow>(sql`
    with bounds as (
      select date_trunc('day', now() at time zone ${zone}) as day, date_trunc('week', now() at time zone ${zone}) as week
    ), a as (
      select p.*, p.status in ('scheduled', 'confirmed', 'rescheduled') as open,
        p.starts_at >= b.day at time zone ${zone} and p.starts_at < (b.day + interval '1 day') at time zone ${zone} as is_today,
        p.starts_at >= b.week at time zone ${zone} and p.starts_at < (b.week + interval '7 days') at time zone ${zone} as is_week,
        p.starts_at > now() - interval '90 days' as is_recent,
        extract(epoch from p.ended_at - p.started_at) / 60 as took,
        extract(epoch from p.ends_at - p.starts_at) / 60 as planned
      from appointment p, bounds b where p.status <> 'held'
    )
    select count(*)::int as total,
      (count(*) filter (where is_today and status <> 'cancelled'))::int as today,
      (count(*) filter (where is_today and status = 'in-progress'))::int as live,
      (count(*) filter (where is_today and open and starts_at > now()))::int as "toCome",
      (count(*) filter (where is_week and status <> 'cancelled'))::int as week,
      (count(*) filter (where open and starts_at > now()))::int as upcoming,
      (count(*) filter (where open and starts_at < now()))::int as overdue,
      min(starts_at) filter (where open and starts_at < now())::text as "oldestOverdueAt",
      (count(*) filter (where is_recent and status = 'completed' and outcome <> 'no-show'))::int as held,
      (count(*) filter (where is_recent and (status in ('completed', 'cancelled') or (open and ends_at < now()))))::int as over,
      (count(*) filter (where is_recent and exists
        (select from appointment_change c where c.appointment_id = a.id and c.kind = 'moved')))::int as moved,
      (count(*) filter (where is_recent))::int as booked,
      avg(took) filter (where is_recent and took is not null)::float8 as "tookMinutes",
      avg(planned) filter (where is_recent and status <> 'cancelled')::float8 as "plannedMinutes",
      (count(*) filter (where is_recent and took is not null))::int as "tookCount",
      avg(satisfaction) filter (where is_recent)::float8 as satisfaction,
      (count(satisfaction) filter (where is_recent))::int as "satisfactionCount"
    from a`);
  const [row] = found.rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
};
