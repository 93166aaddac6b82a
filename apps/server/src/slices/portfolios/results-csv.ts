import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import { isOutsideValue } from '@propguard/rules/hazards/area-severity';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import { flagReasons } from '@propguard/rules/portfolios/flags';
import { PORTFOLIO_ROWS_PER_FILE } from '@propguard/rules/portfolios/limits';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { type CsvColumn, csvText } from '../../tabular/write-csv.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { findRows, type ResultRow } from './row-store.ts';

const rounded = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 10_000) / 10_000;

/** Where nothing was measured there is no figure: `not_mapped` names the hazard instead. */
const measured = (hazard: number | null): number | null => (isOutsideValue(hazard) ? null : rounded(hazard));

const bandOf = (row: ResultRow): string | null => {
  if (row.reason) return null;
  const highest = highestHazard(row);
  return highest ? barRiskBand(highest.value) : 'Not mapped';
};

const COLUMNS: readonly CsvColumn<ResultRow>[] = [
  ['record', (row) => row.record],
  ['reference', (row) => row.reference],
  ['address', (row) => row.address],
  ['suburb', (row) => row.localityName],
  ['state', (row) => row.state],
  ['postcode', (row) => row.postcode],
  ['latitude', (row) => row.latitude],
  ['longitude', (row) => row.longitude],
  ['position_source', (row) => row.positionSource],
  ['type', (row) => row.type],
  ['bedrooms', (row) => row.bedrooms],
  ['bathrooms', (row) => row.bathrooms],
  ['car_spaces', (row) => row.carSpaces],
  ['land_m2', (row) => row.landM2],
  ['building_m2', (row) => row.buildingM2],
  ['year_built', (row) => row.yearBuilt],
  ['value_aud', (row) => row.valueAud],
  ['range80_low_aud', (row) => row.lowAud],
  ['range80_high_aud', (row) => row.highAud],
  ['fsd', (row) => rounded(row.fsd)],
  ['method', (row) => row.method],
  ['as_of', (row) => row.asOf],
  ['model_id', (row) => row.modelId],
  ['flood', (row) => measured(row.flood)],
  ['fire', (row) => measured(row.fire)],
  ['coastal_erosion', (row) => measured(row.coastalErosion)],
  ['subsidence', (row) => measured(row.subsidence)],
  ['not_mapped', (row) => HAZARD_KINDS.filter((kind) => isOutsideValue(row[kind])).join(' ')],
  ['hazard_band', bandOf],
  ['risk_score', (row) => rounded(row.risk)],
  ['loan_aud', (row) => row.loanAud],
  ['lvr', (row) => rounded(row.lvr)],
  ['purpose', (row) => row.purpose],
  ['income_aud', (row) => row.incomeAud],
  ['other_debts_aud', (row) => row.otherDebtsAud],
  ['borrower', (row) => row.borrower],
  ['flags', ({ lvr, ...hazards }) => flagReasons({ hazards, lvr }).join(' ')],
  ['rejected', (row) => (row.reason ? REJECT_REASON_TEXTS[row.reason] : null)],
  ['rejected_field', (row) => row.field],
  ['rejected_row', (row) => row.source],
];

/** What is a row does not change once it is valued, so they need not be of one moment. */
const ROWS_PER_STEP = 2_000;

/** Every row of the file; with more than one file holds, the next goes on after the last record of this one. */
export const resultsFile = async (
  open: OpenWorkspace,
  { id, afterRecord }: { id: string; afterRecord: number },
  resHeaders: Headers | undefined,
): Promise<File> => {
  const portfolio = await open('read', (scope) => requirePortfolio(scope, id));
  const content = [csvText(COLUMNS, [])];
  let [after, left] = [afterRecord, PORTFOLIO_ROWS_PER_FILE];
  while (left > 0) {
    const from = after;
    const limit = Math.min(left, ROWS_PER_STEP);
    const rows = await open('read', ({ tx }) => findRows(tx, id, { after: from, limit }));
    content.push(csvText(COLUMNS, rows, { header: false }));
    if (rows.length < limit) break;
    after = rows.at(-1)?.record ?? after;
    left -= rows.length;
  }
  const name = `${portfolio.name} valued.csv`;
  return attachment(resHeaders, { name, type: 'text/csv', content });
};
