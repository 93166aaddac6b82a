import type {
  AssessedHome,
  RiskAlert,
  WatchedFigures,
  WatchedHome,
} from '@propguard/protocol/risk-dashboard';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import type { AssessedRow } from './assessed-store.ts';
import type { AlertRow, ListedRow } from './store.ts';

/** The four hazards of the dashboard: an assessment may hold more kinds, or have been made before one was known. */
export const ofEveryKind = (hazards: Partial<WatchedFigures['hazards']>): WatchedFigures['hazards'] =>
  Object.fromEntries(HAZARD_KINDS.map((kind) => [kind, hazards[kind] ?? null])) as WatchedFigures['hazards'];

const placeOf = ({ address, locality, latitude, longitude }: ListedRow['subject']) => ({
  address,
  locality,
  latitude,
  longitude,
});

export const toAssessedHome = (row: AssessedRow, watchedId: string | null): AssessedHome => ({
  ...placeOf(row.subject),
  assessmentId: row.id,
  propertyId: row.subject.propertyId,
  method: row.method,
  valueAud: row.valueAud,
  range80: row.range80,
  hazards: ofEveryKind(row.hazards),
  riskScore: row.riskScore,
  assessedAt: row.createdAt.toISOString(),
  watchedId,
});

export const toWatchedHome = (row: ListedRow): WatchedHome => ({
  ...placeOf(row.subject),
  id: row.id,
  propertyId: row.subject.propertyId,
  assessmentId: row.assessmentId,
  portfolio:
    row.portfolioId === null || row.portfolioRecord === null
      ? null
      : { id: row.portfolioId, record: row.portfolioRecord },
  now: row.now,
  before: row.before,
  alerts: row.alerts,
  sample: row.sample,
  since: row.createdAt.toISOString(),
  checkedAt: row.checkedAt.toISOString(),
  addedBy: row.addedBy,
});

export const toAlert = (row: AlertRow): RiskAlert => ({
  id: row.id,
  watchedId: row.watchedId,
  address: row.subject.address,
  locality: row.subject.locality,
  assessmentId: row.assessmentId,
  figure: row.figure,
  before: row.before,
  after: row.after,
  cause: row.cause,
  createdAt: row.createdAt.toISOString(),
});
