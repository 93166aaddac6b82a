import { and, asc, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { credentials, signInServices } from '../../db/schema/identity.ts';

type Db = Tx | NodePgDatabase;
export type ServiceRow = typeof signInServices.$inferSelect;
type Change = Omit<typeof signInServices.$inferInsert, 'id' | 'createdAt'>;

/** How a credential names the service that it is of. */
const providerOf = (serviceId: string): string => `organisation:${serviceId}`;

export const findServices = (db: Db): Promise<ServiceRow[]> =>
  db.select().from(signInServices).orderBy(asc(signInServices.name));

export const findService = async (db: Db, id: string): Promise<ServiceRow | undefined> =>
  (await db.select().from(signInServices).where(eq(signInServices.id, id)))[0];

export const countServices = async (tx: Tx): Promise<number> =>
  (await tx.select({ count: count() }).from(signInServices))[0]?.count ?? 0;

export const insertService = async (tx: Tx, change: Change): Promise<ServiceRow> => {
  const [row] = await tx.insert(signInServices).values(change).returning();
  if (!row) throw new Error('The service was not written.');
  return row;
};

export const updateService = async (tx: Tx, id: string, change: Change): Promise<ServiceRow | undefined> =>
  (await tx.update(signInServices).set(change).where(eq(signInServices.id, id)).returning())[0];

export const deleteService = async (tx: Tx, id: string): Promise<boolean> => {
  await tx.delete(credentials).where(eq(credentials.providerId, providerOf(id)));
  return (await tx.delete(signInServices).where(eq(signInServices.id, id)).returning()).length > 0;
};

export const findLinkedAccount = async (
  db: Db,
  serviceId: string,
  subject: string,
): Promise<string | undefined> =>
  (
    await db
      .select({ accountId: credentials.userId })
      .from(credentials)
      .where(and(eq(credentials.providerId, providerOf(serviceId)), eq(credentials.accountId, subject)))
  )[0]?.accountId;

export const linkAccount = async (
  tx: Tx,
  { serviceId, subject, accountId }: { serviceId: string; subject: string; accountId: string },
): Promise<void> => {
  await tx
    .insert(credentials)
    .values({ userId: accountId, accountId: subject, providerId: providerOf(serviceId) });
};
