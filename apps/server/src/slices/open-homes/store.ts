import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { openHomes, openHomeVisits } from '../../db/schema/open-homes.ts';
import { people } from '../../db/schema/people.ts';

const select = (tx: Tx) =>
  tx
    .select({
      home: openHomes,
      appointment: appointments,
      agentName: agents.name,
      checkedIn: sql<number>`coalesce((select sum(v.people)::int from open_home_visit v
        where v.open_home_id = ${openHomes.id} and v.checked_in_at is not null), 0)`,
    })
    .from(openHomes)
    .innerJoin(appointments, eq(appointments.id, openHomes.appointmentId))
    .leftJoin(agents, eq(agents.id, appointments.agentId));
export type OpenHomeRow = Awaited<ReturnType<typeof select>>[number];

export const findOpenHomes = (tx: Tx, since: Date): Promise<OpenHomeRow[]> =>
  select(tx).where(gt(appointments.endsAt, since)).orderBy(asc(appointments.startsAt), asc(openHomes.id));

export const findOpenHome = async (tx: Tx, id: string): Promise<OpenHomeRow | undefined> =>
  (await select(tx).where(eq(openHomes.id, id)))[0];

export const findOpenHomeOf = async (tx: Tx, appointmentId: string): Promise<OpenHomeRow | undefined> =>
  (await select(tx).where(eq(openHomes.appointmentId, appointmentId)))[0];

export const countOpenHomes = (tx: Tx): Promise<number> => tx.$count(openHomes);

/** Whoever wants a place meanwhile waits. */
export const lockOpenHome = async (tx: Tx, id: string): Promise<typeof openHomes.$inferSelect | undefined> =>
  (await tx.select().from(openHomes).where(eq(openHomes.id, id)).for('update'))[0];

export const insertOpenHome = async (tx: Tx, row: typeof openHomes.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(openHomes).values(row).returning({ id: openHomes.id });
  if (!made) throw new Error('The open home was not written.');
  return made.id;
};

export type VisitRow = { visit: typeof openHomeVisits.$inferSelect; personName: string | null };
export const findVisits = (tx: Tx, openHomeId: string): Promise<VisitRow[]> =>
  tx
    .select({ visit: openHomeVisits, personName: people.name })
    .from(openHomeVisits)
    .innerJoin(people, eq(people.id, openHomeVisits.personId))
    .where(eq(openHomeVisits.openHomeId, openHomeId))
    .orderBy(asc(openHomeVisits.createdAt), asc(openHomeVisits.id));

export const findVisitOf = async (
  tx: Tx,
  { openHomeId, personId }: { openHomeId: string; personId: string },
): Promise<typeof openHomeVisits.$inferSelect | undefined> =>
  (
    await tx
      .select()
      .from(openHomeVisits)
      .where(and(eq(openHomeVisits.openHomeId, openHomeId), eq(openHomeVisits.personId, personId)))
  )[0];

/** Who comes again is one visit: with how many they are now, and in since they first were. */
export const saveVisit = async (tx: Tx, row: typeof openHomeVisits.$inferInsert): Promise<void> => {
  await tx
    .insert(openHomeVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [openHomeVisits.openHomeId, openHomeVisits.personId],
      set: {
        people: row.people,
        checkedInAt: sql`coalesce(${openHomeVisits.checkedInAt}, excluded.checked_in_at)`,
      },
    });
};

export const checkInVisit = async (
  tx: Tx,
  { openHomeId, visitId }: { openHomeId: string; visitId: string },
): Promise<boolean> =>
  (
    await tx
      .update(openHomeVisits)
      .set({ checkedInAt: sql`coalesce(${openHomeVisits.checkedInAt}, now())` })
      .where(and(eq(openHomeVisits.openHomeId, openHomeId), eq(openHomeVisits.id, visitId)))
      .returning({ id: openHomeVisits.id })
  ).length > 0;
