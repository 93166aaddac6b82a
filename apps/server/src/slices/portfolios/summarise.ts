import type { PortfolioSummary } from '@propguard/protocol/portfolios';
import {
  type Band,
  LVR_BOUNDS,
  RISK_BOUNDS,
  toBands,
  VALUE_BOUNDS_AUD,
} from '@propguard/rules/portfolios/bands';
import { type SQL, sql } from 'drizzle-orm';
import type { TxScope } from '../../access/any-scope.ts';
import { HIGHEST_HAZARD } from './highest-hazard.ts';

/** How many lie above each bound, and how many there are at all: one pass over the rows for every band. */
const countsAbove = (figure: SQL, bounds: readonly number[]): SQL =>
  sql`array[count(${figure}), ${sql.join(
    bounds.map((bound) => sql`count(*) filter (where ${figure} > ${bound}::float8)`),
    sql`, `,
  )}]::int[]`;

const bandsOf = (bounds: readonly number[], above: readonly number[]): Band[] =>
  toBands(bounds, new Map(above.map((count, at) => [at, count - (above[at + 1] ?? 0)])));

type Figures = {
  homes: number;
  total: number;
  mean: number | null;
  median: number | null;
  loan: number;
  flagged: number;
  values: number[];
  risks: number[];
  lvrs: number[];
  withLoan: number;
};

export const summarise = async ({ tx }: TxScope, portfolioId: string): Promise<PortfolioSummary> => {
  const { rows } = await tx.execute<Figures>(sql`
    select count(*)::int as homes, coalesce(sum(value_aud), 0)::float8 as total, avg(value_aud)::float8 as mean,
      percentile_cont(0.5) within group (order by value_aud) as median,
      coalesce(sum(loan_aud), 0)::float8 as loan, count(loan_aud)::int as "withLoan",
      (count(*) filter (where flagged))::int as flagged,
      ${countsAbove(sql`value_aud`, VALUE_BOUNDS_AUD)} as values,
      ${countsAbove(HIGHEST_HAZARD, RISK_BOUNDS)} as risks,
      ${countsAbove(sql`lvr`, LVR_BOUNDS)} as lvrs
    from portfolio_row where portfolio_id = ${portfolioId} and reason is null`);
  const [figures] = rows;
  if (!figures) throw new Error('A count always has a row.');
  const { homes, total, mean, median, loan, flagged, withLoan, values, risks, lvrs } = figures;
  return {
    totalAud: total,
    meanAud: mean === null ? null : Math.round(mean),
    medianAud: median === null ? null : Math.round(median),
    values: bandsOf(VALUE_BOUNDS_AUD, values),
    risks: bandsOf(RISK_BOUNDS, risks),
    unmapped: homes - (risks[0] ?? 0),
    lvrs: bandsOf(LVR_BOUNDS, lvrs),
    withoutValue: homes - (values[0] ?? 0),
    withLoan,
    loanAud: loan,
    flagged,
  };
};
