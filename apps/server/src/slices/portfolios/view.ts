import type { Portfolio, PortfolioDetail, PortfolioHome } from '@propguard/protocol/portfolios';
import { flagReasons } from '@propguard/rules/portfolios/flags';
import type { PortfolioState } from '@propguard/rules/portfolios/portfolio-states';
import type { ResultRow } from './row-store.ts';
import type { PortfolioRow } from './store.ts';

/** Work whose jobs have all ended without finishing it stands still. */
export const stateOf = ({ state, isWorkedOn }: Pick<PortfolioRow, 'state' | 'isWorkedOn'>): PortfolioState =>
  state === 'valuing' && !isWorkedOn ? 'stopped' : state;

export const toPortfolio = (row: PortfolioRow): Portfolio => {
  const state = stateOf(row);
  return {
    id: row.id,
    name: row.name,
    fileName: row.fileName,
    sizeBytes: row.sizeBytes,
    receivedBytes: row.receivedBytes,
    uploadId: row.uploadId,
    state,
    problem: row.problem ?? (state === 'stopped' ? row.jobError : null),
    rows: row.isCut ? row.rows : null,
    rowsDone: row.rowsDone,
    rejected: row.rejected,
    sample: row.sample,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
};

export const toDetail = (row: PortfolioRow): PortfolioDetail => ({
  ...toPortfolio(row),
  reading: row.reading,
  summary: row.summary,
});

const given = <Value>(value: Value | null, what: string): Value => {
  if (value === null) throw new Error(`A valued row has no ${what}.`);
  return value;
};

export const toHome = (row: ResultRow): PortfolioHome => {
  const { flood, fire, coastalErosion, subsidence, lvr, lowAud, highAud } = row;
  const hazards = { flood, fire, coastalErosion, subsidence };
  const localityId = given(row.localityId, 'suburb');
  return {
    record: row.record,
    reference: row.reference,
    address: row.address,
    locality: {
      id: localityId,
      name: given(row.localityName, 'suburb'),
      state: given(row.state, 'state') as PortfolioHome['locality']['state'],
      postcode: given(row.postcode, 'postcode'),
    },
    latitude: given(row.latitude, 'position'),
    longitude: given(row.longitude, 'position'),
    positionSource: given(row.positionSource, 'position'),
    facts: {
      type: row.type,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      carSpaces: row.carSpaces,
      landM2: row.landM2,
      buildingM2: row.buildingM2,
      yearBuilt: row.yearBuilt,
    },
    method: given(row.method, 'method'),
    valueAud: row.valueAud,
    range80: lowAud === null || highAud === null ? null : { lowAud, highAud },
    fsd: row.fsd,
    asOf: given(row.asOf, 'day'),
    modelId: given(row.modelId, 'model'),
    hazards,
    riskScore: row.risk,
    loanAud: row.loanAud,
    lvr,
    flags: flagReasons({ hazards, lvr }),
  };
};
