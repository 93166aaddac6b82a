import type { OwnListingStatus } from '@propguard/rules/own-listings/own-listing-life';
import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { accounts } from '../../db/schema/identity.ts';
import { localities } from '../../db/schema/installation.ts';
import { mediaObjects } from '../../db/schema/media.ts';
import { ownListingEvents, ownListingPhotos, ownListings } from '../../db/schema/own-listings.ts';
import { properties } from '../../db/schema/properties.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';
import { copyDiffers } from './register-and-copy.ts';

const l = ownListings;

const select = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(l),
      localityName: localities.name,
      state: localities.state,
      postcode: localities.postcode,
      agentName: agents.name,
      copyDiffers: copyDiffers(l.id),
      atMicros: microsOf(l.createdAt),
    })
    .from(l)
    .innerJoin(localities, eq(localities.id, l.localityId))
    .leftJoin(agents, and(eq(agents.id, l.agentId), eq(agents.workspaceId, l.workspaceId)));

export type OwnListingRow = Awaited<ReturnType<typeof select>>[number];
export type NewOwnRow = typeof l.$inferInsert;
export type OwnRowChange = Partial<Omit<NewOwnRow, 'id' | 'workspaceId'>>;

export const findOwnListing = async (tx: Tx, id: string): Promise<OwnListingRow | undefined> =>
  (await select(tx).where(eq(l.id, id)))[0];

export const lockOwnListing = async (tx: Tx, id: string) =>
  (await tx.select().from(l).where(eq(l.id, id)).for('update'))[0];
export type LockedListing = NonNullable<Awaited<ReturnType<typeof lockOwnListing>>>;

const escaped = (words: string): string => words.replace(/[\\%_]/g, (letter) => `\\${letter}`);

const withWords = (query: string): SQL | undefined => {
  if (query === '') return undefined;
  const like = `%${escaped(query)}%`;
  const address = sql<string>`concat_ws(' ', concat_ws('/', ${l.unit}, ${l.houseNumber}), ${l.streetName}, ${l.streetType}, ${localities.name}, ${localities.postcode})`;
  return or(ilike(address, like), ilike(l.headline, like), ilike(l.reference, like));
};

type Asked = {
  status: OwnListingStatus | undefined;
  query: string;
  after: NewestPosition | null;
  limit: number;
};

export const findOwnListings = (tx: Tx, { status, query, after, limit }: Asked): Promise<OwnListingRow[]> =>
  select(tx)
    .where(and(status && eq(l.status, status), withWords(query), olderThan(l, after)))
    .orderBy(...newestFirst(l))
    .limit(limit);

export const findByIds = (tx: Tx, ids: readonly string[]): Promise<OwnListingRow[]> =>
  select(tx).where(inArray(l.id, [...ids]));

export const countByStatus = (tx: Tx): Promise<{ status: OwnListingStatus; count: number }[]> =>
  tx.select({ status: l.status, count: sql<number>`count(*)::int` }).from(l).groupBy(l.status);

export const countOwnListings = (tx: Tx): Promise<number> => tx.$count(l);

export const insertOwnListings = async (tx: Tx, rows: readonly NewOwnRow[]): Promise<string[]> =>
  (
    await tx
      .insert(l)
      .values([...rows])
      .returning({ id: l.id })
  ).map(({ id }) => id);

export const updateOwnListing = async (tx: Tx, id: string, change: OwnRowChange): Promise<void> => {
  await tx
    .update(l)
    .set({ ...change, version: sql`${l.version} + 1`, updatedAt: sql`now()` })
    .where(eq(l.id, id));
};

export const deleteOwnListing = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(l).where(eq(l.id, id));
};

export const hasReference = async (tx: Tx, reference: string, exceptId: string | null): Promise<boolean> =>
  (
    await tx
      .select({ id: l.id })
      .from(l)
      .where(and(eq(l.reference, reference), exceptId === null ? undefined : sql`${l.id} <> ${exceptId}`))
      .limit(1)
  ).length > 0;

/** Every address and reference that the workspace has, to find again what is in a file. */
export const findKnownKeys = (tx: Tx) =>
  tx
    .select({
      id: l.id,
      reference: l.reference,
      unit: l.unit,
      houseNumber: l.houseNumber,
      streetName: l.streetName,
      streetType: l.streetType,
      localityId: l.localityId,
    })
    .from(l);

export const insertEvents = async (
  tx: Tx,
  events: readonly (typeof ownListingEvents.$inferInsert)[],
): Promise<void> => {
  if (events.length > 0) await tx.insert(ownListingEvents).values([...events]);
};

export const findEvents = (tx: Tx, listingId: string) =>
  tx
    .select({ event: ownListingEvents, byName: accounts.name })
    .from(ownListingEvents)
    .leftJoin(accounts, eq(accounts.id, ownListingEvents.byAccountId))
    .where(eq(ownListingEvents.listingId, listingId))
    .orderBy(desc(ownListingEvents.at));
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

const photosOf = (tx: Tx, condition: SQL | undefined) =>
  tx
    .select({
      listingId: ownListingPhotos.listingId,
      id: mediaObjects.id,
      width: mediaObjects.width,
      height: mediaObjects.height,
    })
    .from(ownListingPhotos)
    .innerJoin(mediaObjects, eq(mediaObjects.id, ownListingPhotos.mediaId))
    .where(condition)
    .orderBy(asc(ownListingPhotos.position));
export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number];

export const findPhotos = async (tx: Tx, listingIds: readonly string[]): Promise<PhotoRow[]> =>
  listingIds.length === 0 ? [] : photosOf(tx, inArray(ownListingPhotos.listingId, [...listingIds]));

/** Those of the ids that are pictures of this workspace. */
export const findPictures = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await tx
          .select({ id: mediaObjects.id })
          .from(mediaObjects)
          .where(
            and(
              inArray(mediaObjects.id, [...ids]),
              eq(mediaObjects.kind, 'picture'),
              sql`${mediaObjects.smallOf} is null`,
            ),
          )
      ).map(({ id }) => id);

export const replacePhotos = async (
  tx: Tx,
  { workspaceId, listingId }: { workspaceId: string; listingId: string },
  mediaIds: readonly string[],
): Promise<void> => {
  await tx.delete(ownListingPhotos).where(eq(ownListingPhotos.listingId, listingId));
  if (mediaIds.length === 0) return;
  await tx
    .insert(ownListingPhotos)
    .values(mediaIds.map((mediaId, position) => ({ workspaceId, listingId, mediaId, position })));
};

export type Street = Pick<OwnListingRow, 'unit' | 'houseNumber' | 'streetName' | 'streetType' | 'localityId'>;

/** Where the register has a home of this address. */
export const findKnownPlace = async (
  tx: Tx,
  { unit, houseNumber, streetName, streetType, localityId }: Street,
): Promise<{ latitude: number; longitude: number } | undefined> => {
  const same = (column: SQL | typeof properties.unit, value: string | null): SQL =>
    sql`${column} is not distinct from ${value}`;
  return (
    await tx
      .select({ latitude: properties.latitude, longitude: properties.longitude })
      .from(properties)
      .where(
        and(
          eq(properties.localityId, localityId),
          eq(properties.streetName, streetName),
          same(sql`${properties.houseNumber}`, houseNumber),
          same(sql`${properties.unit}`, unit),
          same(sql`${properties.streetType}`, streetType),
          eq(properties.positionSource, 'exact'),
        ),
      )
      .limit(1)
  )[0];
};

export const findLocality = async (tx: Tx, id: string) =>
  (
    await tx
      .select({ latitude: localities.latitude, longitude: localities.longitude })
      .from(localities)
      .where(eq(localities.id, id))
  )[0];
