import { createHash } from 'node:crypto';
import type { PreparationItem } from '@propguard/rules/appointments/appointment-record';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findOwnHome, findRegistered } from '../own-listings/on-market.ts';
import { findNewestCertificate, findNewestReport } from './documents-store.ts';
import type { StoredAppointment } from './store.ts';

/** The same document has the same id each time it is found. */
const idOf = (appointmentId: string, what: string): string => {
  const hex = createHash('sha256').update(`${appointmentId} ${what}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

type Found = { what: string; text: string; path: string };

/** What this workspace knows of the home: its newest report, certificate and assessment with hazards. */
const documentsOf = async ({ tx, workspaceId }: WorkspaceScope, propertyId: string): Promise<Found[]> => {
  const report = await findNewestReport(tx, { workspaceId, propertyId });
  const certificate = await findNewestCertificate(tx, { workspaceId, propertyId });
  return [
    ...(report
      ? [{ what: 'report', text: `Report ${report}`, path: pathTo(PATHS.report, { reportId: report }) }]
      : []),
    ...(certificate
      ? [
          {
            what: 'certificate',
            text: 'Valuation certificate',
            path: pathTo(PATHS.certificate, { id: certificate }),
          },
        ]
      : []),
    {
      what: 'hazards',
      text: 'Hazard evidence for the home',
      path: pathTo(PATHS.property, { id: propertyId }),
    },
  ];
};

/** Of the agency's own listing: itself, and what is known where the register has the home too. */
const foundFor = async (scope: WorkspaceScope, homeId: string): Promise<Found[]> => {
  if (!(await findOwnHome(scope, homeId))) return documentsOf(scope, homeId);
  const registered = await findRegistered(scope, homeId);
  return [
    {
      what: 'listing',
      text: 'Your listing of the home, with what we think it’s worth',
      path: pathTo(PATHS.ownListing, { id: homeId }),
    },
    ...(registered ? await documentsOf(scope, registered) : []),
  ];
};

/** The list as it was written, and what the product has found of the home since. */
export const fillPreparation = async (
  scope: WorkspaceScope,
  { id, propertyId, preparation }: StoredAppointment,
): Promise<PreparationItem[]> => {
  if (propertyId === null) return preparation;
  const known = new Set(preparation.map((item) => item.id));
  const found = await foundFor(scope, propertyId);
  return [
    ...preparation,
    ...found
      .map(({ what, text, path }) => ({
        id: idOf(id, `${what} ${path}`),
        kind: 'document' as const,
        text,
        path,
        done: false,
      }))
      .filter((item) => !known.has(item.id)),
  ];
};
