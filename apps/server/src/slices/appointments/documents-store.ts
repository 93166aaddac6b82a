import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { assessments } from '../../db/schema/assessments.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { reports, reportVersions } from '../../db/schema/reports.ts';

type HomeOfWorkspace = { workspaceId: string; propertyId: string };

/** The number of the newest report about a home. Only the names of documents are read here: what they say is their slices'. */
export const findNewestReport = async (
  tx: Tx,
  { workspaceId, propertyId }: HomeOfWorkspace,
): Promise<string | null> => {
  const [row] = await tx
    .select({ reportId: reports.reportId })
    .from(reportVersions)
    .innerJoin(reports, eq(reports.id, reportVersions.reportKey))
    .where(and(eq(reportVersions.workspaceId, workspaceId), eq(reportVersions.propertyId, propertyId)))
    .orderBy(desc(reportVersions.createdAt), desc(reportVersions.id))
    .limit(1);
  return row?.reportId ?? null;
};

/** The newest certificate of the home's last assessment. */
export const findNewestCertificate = async (
  tx: Tx,
  { workspaceId, propertyId }: HomeOfWorkspace,
): Promise<string | null> => {
  const [last] = await tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.workspaceId, workspaceId), eq(assessments.propertyId, propertyId)))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(1);
  if (!last) return null;
  const [row] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.workspaceId, workspaceId), eq(certificates.assessmentId, last.id)))
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(1);
  return row?.id ?? null;
};
