import type { PersonFacts } from '@propguard/protocol/people';
import type { AddressKind } from '@propguard/rules/people/addresses';
import { and, asc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { people, personAddresses } from '../../db/schema/people.ts';
import type { NewestPosition } from '../../paging/newest-first.ts';
import { microsOf, newestFirst, olderThan } from '../../paging/newest-first.ts';

/** In the form that it is kept in. */
export type KeptAddress = { kind: AddressKind; value: string };
export type AddressRow = typeof personAddresses.$inferSelect;

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...getTableColumns(people), atMicros: microsOf(people.createdAt) })
    .from(people)
    .where(where);
export type PersonRow = Awaited<ReturnType<typeof select>>[number];

const likePattern = (query: string): string => `%${query.replace(/[\\%_]/g, String.raw`\$&`)}%`;

export const findPeople = (
  tx: Tx,
  { query, after, limit }: { query: string; after: NewestPosition | null; limit: number },
): Promise<PersonRow[]> => {
  const words = likePattern(query);
  const filter =
    query === ''
      ? undefined
      : or(
          ilike(people.name, words),
          sql`exists (select 1 from person_address a where a.person_id = ${people.id} and a.value ilike ${words})`,
        );
  return select(tx, olderThan(people, after, filter))
    .orderBy(...newestFirst(people))
    .limit(limit);
};

export const findPerson = async (tx: Tx, id: string): Promise<PersonRow | undefined> =>
  (await select(tx, eq(people.id, id)))[0];

/** Whoever adds an address meanwhile waits, so that counting them means something. */
export const lockPerson = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('update')).length > 0;

export const findAddressesOf = (tx: Tx, personIds: readonly string[]): Promise<AddressRow[]> =>
  tx
    .select()
    .from(personAddresses)
    .where(inArray(personAddresses.personId, [...personIds]))
    .orderBy(asc(personAddresses.createdAt), asc(personAddresses.id));

export const findAddresses = (tx: Tx, addresses: readonly KeptAddress[]): Promise<AddressRow[]> =>
  tx
    .select()
    .from(personAddresses)
    .where(
      or(
        ...addresses.map(({ kind, value }) =>
          and(eq(personAddresses.kind, kind), eq(personAddresses.value, value)),
        ),
      ),
    );

export const insertPerson = async (tx: Tx, row: typeof people.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(people).values(row).returning({ id: people.id });
  if (!made) throw new Error('The person was not written.');
  return made.id;
};

export const deletePerson = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(people).where(eq(people.id, id));
};

export const updatePerson = async (tx: Tx, id: string, change: PersonFacts): Promise<void> => {
  if (Object.keys(change).length > 0) await tx.update(people).set(change).where(eq(people.id, id));
};

/** How many were written: those that somebody has already are left with them. */
export const insertAddresses = async (
  tx: Tx,
  { workspaceId, personId }: { workspaceId: string; personId: string },
  addresses: readonly KeptAddress[],
): Promise<number> => {
  if (addresses.length === 0) return 0;
  const written = await tx
    .insert(personAddresses)
    .values(addresses.map((address) => ({ workspaceId, personId, ...address })))
    .onConflictDoNothing()
    .returning({ id: personAddresses.id });
  return written.length;
};

export const deleteAddress = async (
  tx: Tx,
  { personId, addressId }: { personId: string; addressId: string },
): Promise<boolean> =>
  (
    await tx
      .delete(personAddresses)
      .where(and(eq(personAddresses.personId, personId), eq(personAddresses.id, addressId)))
      .returning({ id: personAddresses.id })
  ).length > 0;
