import { setImmediate } from 'node:timers/promises';
import { isoOf } from '@propguard/engine/day-number';
import { factsTable } from '@propguard/engine/valuation/sales/facts-table';
import { riskScoreOf } from '@propguard/rules/hazards/risk-bands';
import type { Rejection, Verdict } from '@propguard/rules/imports/reject-reasons';
import { lvrOf } from '@propguard/rules/lending/lvr';
import { flagReasons } from '@propguard/rules/portfolios/flags';
import { REJECTED_SOURCE_MAX } from '@propguard/rules/portfolios/limits';
import type { PortfolioDraft } from '@propguard/rules/portfolios/read-portfolio-row';
import { rowText } from '../../../tabular/row-text.ts';
import type { HazardValues } from '../../hazards/open-hazard-lookup.ts';
import type { marketRisksOf } from '../../market/market-risks-of.ts';
import type { CurrentValuer } from '../../models/current-valuer.ts';
import { engineFacts } from '../../models/engine-facts.ts';
import type { RowInsert } from '../chunk-store.ts';
import type { ChunkRecord } from './chunk-record.ts';

/** Some 20 ms of work: a node that also answers requests is never away for longer. */
const ROWS_AT_A_TIME = 50;

type Tools = {
  recognise: (drafts: readonly PortfolioDraft[]) => Promise<PortfolioDraft[]>;
  read: (record: ChunkRecord) => Verdict<PortfolioDraft>;
  current: CurrentValuer;
  marketRisks: (homes: Parameters<typeof marketRisksOf>[1]) => ReturnType<typeof marketRisksOf>;
  hazardsAt: (place: { latitude: number; longitude: number; localityId: string }) => HazardValues;
  signal: AbortSignal;
};

type ReadHome = { record: number; line: number; draft: PortfolioDraft };

const rejectedRow = ({ record, line, cells }: ChunkRecord, { reason, field }: Rejection): RowInsert => ({
  record,
  line,
  reason,
  field,
  source: rowText(cells).slice(0, REJECTED_SOURCE_MAX).toWellFormed(),
});

const inDollars = (value: number): number | null => (Number.isFinite(value) ? Math.round(value) : null);

const factsOf = ({ draft }: ReadHome) => engineFacts({ ...draft, facts: draft });

const valueHomes = (
  homes: readonly ReadHome[],
  { current, hazardsAt }: Tools,
  marketRiskOf: Awaited<ReturnType<typeof marketRisksOf>>,
): RowInsert[] => {
  if (homes.length === 0) return [];
  const { valuer, asOfDay, modelId } = current;
  const valued = valuer.valueBatch(factsTable(homes.map(factsOf)), asOfDay);
  const asOf = isoOf(asOfDay);
  return homes.map(({ record, line, draft }, at) => {
    const { locality, ...home } = draft;
    const valueAud = inDollars(valued.value[at] ?? Number.NaN);
    const hazards = hazardsAt({ ...home, localityId: locality.id });
    const lvr =
      home.loanAud === null || valueAud === null
        ? null
        : (lvrOf({ amountAud: home.loanAud, valuationAud: valueAud })?.ratio ?? null);
    const fsd = valued.fsd[at] ?? Number.NaN;
    return {
      ...home,
      ...hazards,
      record,
      line,
      localityId: locality.id,
      method: valued.method[at] ?? 'insufficient-evidence',
      valueAud,
      lowAud: inDollars(valued.low80[at] ?? Number.NaN),
      highAud: inDollars(valued.high80[at] ?? Number.NaN),
      fsd: Number.isFinite(fsd) && valueAud !== null ? fsd : null,
      asOf,
      modelId,
      risk: riskScoreOf({ ...hazards, market: marketRiskOf({ place: locality, type: home.type }) }),
      lvr,
      flagged: flagReasons({ hazards, lvr }).length > 0,
    };
  });
};

/** Every record becomes one row: valued, or with the reason why not. */
export const valueRecords = async (records: readonly ChunkRecord[], tools: Tools): Promise<RowInsert[]> => {
  const rows: RowInsert[] = [];
  for (let from = 0; from < records.length; from += ROWS_AT_A_TIME) {
    tools.signal.throwIfAborted();
    const homes: ReadHome[] = [];
    for (const record of records.slice(from, from + ROWS_AT_A_TIME)) {
      const verdict = tools.read(record);
      if (verdict.ok) homes.push({ record: record.record, line: record.line, draft: verdict.value });
      else rows.push(rejectedRow(record, verdict));
    }
    const drafts = await tools.recognise(homes.map(({ draft }) => draft));
    const known = homes.map((home, at) => ({ ...home, draft: drafts[at] ?? home.draft }));
    const marketRisks = await tools.marketRisks(
      known.map(({ draft: { locality, type } }) => ({ place: locality, type })),
    );
    rows.push(...valueHomes(known, tools, marketRisks));
    await setImmediate();
  }
  return rows;
};
