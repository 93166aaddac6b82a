import type { WatchedFigures, WatchRequest } from '@propguard/protocol/risk-dashboard';
import { homeKey } from '@propguard/rules/risk-dashboard/home-key';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import type { WatchedSubject } from '../../db/schema/risk-dashboard.ts';
import { fail } from '../../fail.ts';
import { getHome } from '../portfolios/get-home.ts';
import { findAssessedById } from './assessed-store.ts';
import { ofEveryKind } from './view.ts';

type HomeToWatch = {
  homeKey: string;
  subject: WatchedSubject;
  figures: WatchedFigures;
  sample: boolean;
  assessmentId: string | null;
  portfolioId: string | null;
  portfolioRecord: number | null;
};

const ofAssessment = async ({ tx, workspaceId }: WorkspaceScope, id: string): Promise<HomeToWatch> => {
  const row = await findAssessedById(tx, workspaceId, id);
  if (!row) throw fail('NOT_FOUND');
  const { factSources: _, ...subject } = row.subject;
  const { valueAud, riskScore, asOf, modelId, sample } = row;
  return {
    homeKey: homeKey({ ...subject, localityId: subject.locality.id }),
    subject,
    figures: { valueAud, riskScore, asOf, modelId, hazards: ofEveryKind(row.hazards) },
    sample,
    assessmentId: id,
    portfolioId: null,
    portfolioRecord: null,
  };
};

/** A row that names a suburb alone is a home of its own. */
const ofPortfolio = async (
  { tx }: WorkspaceScope,
  { portfolioId, record }: { portfolioId: string; record: number },
): Promise<HomeToWatch> => {
  const { home, name, sample } = await getHome({ tx }, portfolioId, record);
  const { locality, latitude, longitude, positionSource, facts, valueAud, riskScore, asOf, modelId } = home;
  const address = home.address ?? home.reference ?? `${name}, row ${record}`;
  return {
    homeKey:
      home.address === null
        ? `${portfolioId} ${record}`
        : homeKey({ propertyId: null, address, localityId: locality.id }),
    subject: { address, propertyId: null, locality, latitude, longitude, positionSource, facts },
    figures: { valueAud, riskScore, asOf, modelId, hazards: ofEveryKind(home.hazards) },
    sample,
    assessmentId: null,
    portfolioId,
    portfolioRecord: record,
  };
};

export const homeToWatch = (scope: WorkspaceScope, request: WatchRequest): Promise<HomeToWatch> =>
  'assessmentId' in request ? ofAssessment(scope, request.assessmentId) : ofPortfolio(scope, request);
