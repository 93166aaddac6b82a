import type { CertificateState, MintFailure } from '@propguard/rules/certificates/certificate-states';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { assessments } from '../../db/schema/assessments.ts';
import { certificates, publishedCertificates, type TokenOnChain } from '../../db/schema/certificates.ts';
import { accounts } from '../../db/schema/identity.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type CertificateRow = typeof certificates.$inferSelect;
export type PublishedRow = typeof publishedCertificates.$inferSelect;
type Reader = Pick<NodePgDatabase, 'select'>;

const select = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(certificates),
      createdByName: accounts.name,
      atMicros: microsOf(certificates.createdAt),
      published: getTableColumns(publishedCertificates),
    })
    .from(certificates)
    .leftJoin(accounts, eq(accounts.id, certificates.createdBy))
    .leftJoin(
      publishedCertificates,
      and(eq(publishedCertificates.id, certificates.id), isNotNull(publishedCertificates.issuedAt)),
    );
export type OwnCertificateRow = Awaited<ReturnType<typeof select>>[number];

const ofWorkspace = (workspaceId: string | null): SQL =>
  workspaceId === null ? isNull(certificates.workspaceId) : eq(certificates.workspaceId, workspaceId);

export const findOwnCertificate = async (
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<OwnCertificateRow | undefined> => {
  const [row] = await select(tx).where(and(ofWorkspace(workspaceId), eq(certificates.id, id)));
  return row;
};

/** The one that stands: an assessment has one at a time. */
export const findOfAssessment = async (
  tx: Tx,
  { workspaceId, assessmentId }: { workspaceId: string; assessmentId: string },
): Promise<OwnCertificateRow | undefined> => {
  const [row] = await select(tx).where(
    and(
      ofWorkspace(workspaceId),
      eq(certificates.assessmentId, assessmentId),
      eq(certificates.isRevoked, false),
    ),
  );
  return row;
};

/** The newest that stands, of any assessment of a property. */
export const findOfProperty = async (
  tx: Tx,
  { workspaceId, propertyId }: { workspaceId: string; propertyId: string },
): Promise<OwnCertificateRow | undefined> => {
  const ofTheProperty = tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.workspaceId, workspaceId), eq(assessments.propertyId, propertyId)));
  const [row] = await select(tx)
    .where(
      and(
        ofWorkspace(workspaceId),
        inArray(certificates.assessmentId, ofTheProperty),
        eq(certificates.isRevoked, false),
        isNotNull(publishedCertificates.issuedAt),
      ),
    )
    .orderBy(...newestFirst(certificates))
    .limit(1);
  return row;
};

export type CertificateFilter = { assessmentId: string | null };

export const findOwnCertificates = (
  tx: Tx,
  workspaceId: string,
  { assessmentId }: CertificateFilter,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<OwnCertificateRow[]> =>
  select(tx)
    .where(
      and(
        ofWorkspace(workspaceId),
        olderThan(
          certificates,
          after,
          assessmentId ? eq(certificates.assessmentId, assessmentId) : undefined,
        ),
      ),
    )
    .orderBy(...newestFirst(certificates))
    .limit(limit);

/** False when the assessment has one already, or the installation has its example. */
export const insertCertificate = async (
  tx: Tx,
  row: typeof certificates.$inferInsert,
): Promise<string | null> => {
  const [inserted] = await tx
    .insert(certificates)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: certificates.id });
  return inserted?.id ?? null;
};

export const lockCertificate = async (tx: Tx, id: string): Promise<CertificateRow | undefined> => {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('update');
  return row;
};

export const findCertificate = async (tx: Tx, id: string): Promise<CertificateRow | undefined> => {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id));
  return row;
};

export const findExample = async (tx: Tx): Promise<CertificateRow | undefined> => {
  const [row] = await tx.select().from(certificates).where(isNull(certificates.workspaceId));
  return row;
};

/** A step that was taken leaves no failure behind. */
export const setState = async (tx: Tx, id: string, state: CertificateState): Promise<void> => {
  await tx.update(certificates).set({ state, failure: null }).where(eq(certificates.id, id));
};

export const setFailure = async (tx: Tx, id: string, failure: MintFailure | null): Promise<void> => {
  await tx.update(certificates).set({ failure }).where(eq(certificates.id, id));
};

export const markRevoked = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(certificates).set({ isRevoked: true }).where(eq(certificates.id, id));
};

export type UnfinishedCertificate = { id: string; workspaceId: string | null };

/** Over all workspaces, by a function of the schema's owner: those that no job has finished for a while. */
export const findUnfinished = async (tx: Tx, olderThanSeconds: number): Promise<UnfinishedCertificate[]> => {
  const found = await tx.execute<{ id: string; workspace_id: string | null }>(
    sql`select id, workspace_id from unfinished_certificates(${olderThanSeconds})`,
  );
  return found.rows.map(({ id, workspace_id }) => ({ id, workspaceId: workspace_id }));
};

export const insertPublished = async (
  tx: Tx,
  rows: (typeof publishedCertificates.$inferInsert)[],
): Promise<void> => {
  await tx.insert(publishedCertificates).values(rows);
};

/** Also of one that is not issued yet: for the steps alone. */
export const findLogged = async (db: Reader, id: string): Promise<PublishedRow | undefined> => {
  const [row] = await db.select().from(publishedCertificates).where(eq(publishedCertificates.id, id));
  return row;
};

export const findPublished = async (db: Reader, id: string): Promise<PublishedRow | undefined> => {
  const row = await findLogged(db, id);
  return row?.issuedAt ? row : undefined;
};

export type PublishedKey = { tokenId: string } | { hash: string } | { cid: string };

const keyed = (key: PublishedKey): SQL | undefined => {
  if ('tokenId' in key) return sql`${publishedCertificates.token} ->> 'tokenId' = ${key.tokenId}`;
  if ('cid' in key)
    return or(eq(publishedCertificates.cidV1, key.cid), eq(publishedCertificates.cidV0, key.cid));
  return or(
    sql`${publishedCertificates.token} ->> 'transactionHash' = ${key.hash}`,
    eq(publishedCertificates.certificateHash, Buffer.from(key.hash.slice(2), 'hex')),
  );
};

/** The newest, should a token number occur on an earlier chain as well. */
export const findPublishedBy = async (db: Reader, key: PublishedKey): Promise<PublishedRow | undefined> => {
  const [row] = await db
    .select()
    .from(publishedCertificates)
    .where(and(isNotNull(publishedCertificates.issuedAt), keyed(key)))
    .orderBy(desc(publishedCertificates.logIndex))
    .limit(1);
  return row;
};

export const coverBy = async (tx: Tx, id: string, checkpointSize: number): Promise<void> => {
  await tx.update(publishedCertificates).set({ checkpointSize }).where(eq(publishedCertificates.id, id));
};

export const setToken = async (tx: Tx, id: string, token: TokenOnChain): Promise<void> => {
  await tx
    .update(publishedCertificates)
    .set({ token, issuedAt: new Date() })
    .where(eq(publishedCertificates.id, id));
};

export const setRevoked = async (tx: Tx, id: string, reason: string): Promise<void> => {
  await tx
    .update(publishedCertificates)
    .set({ revokedAt: new Date(), revocationReason: reason })
    .where(and(eq(publishedCertificates.id, id), isNull(publishedCertificates.revokedAt)));
};

export const setRevokedOnChain = async (tx: Tx, id: string, transactionHash: string): Promise<void> => {
  await tx
    .update(publishedCertificates)
    .set({ revokedOnChain: transactionHash })
    .where(eq(publishedCertificates.id, id));
};

/** Places in the log of everything revoked within a range of it. */
export const findRevoked = async (db: Reader, from: number, to: number): Promise<number[]> => {
  const rows = await db
    .select({ logIndex: publishedCertificates.logIndex })
    .from(publishedCertificates)
    .where(
      and(
        isNotNull(publishedCertificates.revokedAt),
        sql`${publishedCertificates.logIndex} >= ${from} and ${publishedCertificates.logIndex} < ${to}`,
      ),
    );
  return rows.map(({ logIndex }) => logIndex);
};

export const countOwn = async (
  tx: Tx,
  workspaceId: string,
): Promise<{ issued: number; revoked: number; newestId: string | null }> => {
  const issued = and(eq(certificates.workspaceId, workspaceId), eq(certificates.state, 'minted'));
  const [counts] = await tx
    .select({
      issued: sql<number>`count(*)::int`,
      revoked: sql<number>`(count(*) filter (where ${certificates.isRevoked}))::int`,
    })
    .from(certificates)
    .where(issued);
  const [newest] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(issued)
    .orderBy(...newestFirst(certificates))
    .limit(1);
  return { issued: counts?.issued ?? 0, revoked: counts?.revoked ?? 0, newestId: newest?.id ?? null };
};
