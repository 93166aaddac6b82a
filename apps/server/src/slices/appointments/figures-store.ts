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
  plannedMinutes: number | null;
  completed: number;
  virtual: number;
  kept: number;
  google: boolean;
  outlook: boolean;
  apple: boolean;
};

/** How things stand now; days are those of the workspace's wall. What is counted over days is a figure of its own. */
export const countFigures = async (tx: Tx, zone: string): Promise<FiguresRow> => {
  const found = await tx.execute<FiguresRow>(sql`
    with bounds as (
      select date_trunc('day', now() at time zone ${zone}) as day, date_trunc('week', now() at time zone ${zone}) as week
    ), a as (
      select p.*, p.status in ('scheduled', 'confirmed', 'rescheduled') as open,
        p.starts_at >= b.day at time zone ${zone} and p.starts_at < (b.day + interval '1 day') at time zone ${zone} as is_today,
        p.starts_at >= b.week at time zone ${zone} and p.starts_at < (b.week + interval '7 days') at time zone ${zone} as is_week,
        p.starts_at > now() - interval '90 days' as is_recent,
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
      avg(planned) filter (where is_recent and status <> 'cancelled')::float8 as "plannedMinutes",
      (count(*) filter (where status = 'completed'))::int as completed,
      (count(*) filter (where is_recent and status <> 'cancelled'
        and (location_type = 'virtual' or kind = 'virtual-tour')))::int as virtual,
      (count(*) filter (where is_recent and status <> 'cancelled'))::int as kept,
      exists (select from calendar_link where url ~* '^https?://[^/]*google') as google,
      exists (select from calendar_link where url ~* '^https?://[^/]*(outlook|office365|live[.]com)') as outlook,
      exists (select from calendar_link where url ~* '^https?://[^/]*icloud') as apple
    from a`);
  const [row] = found.rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
};
