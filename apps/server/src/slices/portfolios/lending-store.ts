import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { LoanPurpose } from '@propguard/rules/lending/facts';
import {
  PORTFOLIO_HAZARD_ELEVATED_ABOVE,
  PORTFOLIO_HAZARD_HIGH_ABOVE,
} from '@propguard/rules/lending/portfolio/hazard-concentration';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { portfolioRows } from '../../db/schema/portfolios.ts';

/** Hundredths of a percent, and of a ratio: whole numbers, so that a limit is met exactly. */
const STEPS = 10_000;
const HUNDRED = 100;
const EXPOSURES_SHOWN = 100;

const loansOf = (portfolioId: string): SQL =>
  sql`from portfolio_row where portfolio_id = ${portfolioId} and reason is null and loan_aud is not null`;
const lent = (where: SQL): SQL => sql`coalesce(sum(loan_aud) filter (where ${where}), 0)::float8`;

type PurposeSums = {
  purpose: LoanPurpose | null;
  loans: number;
  amountAud: number;
  assessed: number;
  lendingAud: number;
  highAud: number;
};

export const sumByPurpose = async (
  tx: Tx,
  portfolioId: string,
  { rules }: RuleSet,
): Promise<PurposeSums[]> => {
  const hasDti = sql`income_aud is not null and other_debts_aud is not null`;
  const isHigh = sql`(loan_aud + other_debts_aud) * ${HUNDRED}::bigint >= ${Math.round(rules.dti.flaggedFrom * HUNDRED)}::bigint * income_aud`;
  const { rows } = await tx.execute<PurposeSums>(sql`
    select purpose, count(*)::int as loans, sum(loan_aud)::float8 as "amountAud",
      (count(*) filter (where ${hasDti}))::int as assessed, ${lent(hasDti)} as "lendingAud",
      ${lent(sql`${hasDti} and ${isHigh}`)} as "highAud"
    ${loansOf(portfolioId)} group by purpose`);
  return rows;
};

type BandSums = { abovePercent: number; upToPercent: number | null; loans: number; amountAud: number };

export const sumLvrBands = async (tx: Tx, portfolioId: string, { rules }: RuleSet): Promise<BandSums[]> => {
  const bounds = rules.riskWeight.lvrBoundsPercent;
  const exceeded = bounds.map(
    (bound) => sql`loan_aud * ${STEPS}::bigint > ${Math.round(bound * HUNDRED)}::bigint * value_aud`,
  );
  const band = sql`case ${sql.join(
    exceeded.toReversed().map((isOver, at) => sql`when ${isOver} then ${bounds.length - at}::int`),
    sql` `,
  )} else 0 end`;
  const { rows } = await tx.execute<{ band: number; loans: number; amountAud: number }>(sql`
    select ${band} as band, count(*)::int as loans, sum(loan_aud)::float8 as "amountAud"
    ${loansOf(portfolioId)} and value_aud is not null group by 1`);
  return [...bounds, null].map((upToPercent, at) => {
    const found = rows.find((row) => row.band === at);
    return {
      abovePercent: bounds[at - 1] ?? 0,
      upToPercent,
      loans: found?.loans ?? 0,
      amountAud: found?.amountAud ?? 0,
    };
  });
};

type BorrowerSums = { counterparty: string; loans: number; exposureAud: number };

/** Those at or above the share of the capital that makes an exposure a large one, the largest first. */
export const sumByBorrower = async (
  tx: Tx,
  portfolioId: string,
  tier1CapitalAud: number,
  { rules }: RuleSet,
): Promise<BorrowerSums[]> => {
  const { rows } = await tx.execute<BorrowerSums>(sql`
    select borrower as counterparty, count(*)::int as loans, sum(loan_aud)::float8 as "exposureAud"
    ${loansOf(portfolioId)} and borrower is not null group by borrower
    having sum(loan_aud) * ${STEPS} >= ${Math.round(rules.largeExposure.largePercent * HUNDRED)}::numeric * ${tier1CapitalAud}
    order by 3 desc, 1 limit ${EXPOSURES_SHOWN}`);
  return rows;
};

type HazardSums = {
  kind: HazardKind;
  knownAud: number;
  elevatedAud: number;
  highAud: number;
  unknownLoans: number;
};

const HAZARD_COLUMNS = {
  flood: portfolioRows.flood,
  fire: portfolioRows.fire,
  coastalErosion: portfolioRows.coastalErosion,
  subsidence: portfolioRows.subsidence,
} satisfies Record<HazardKind, unknown>;

export const sumHazards = async (tx: Tx, portfolioId: string): Promise<HazardSums[]> => {
  const sums = HAZARD_KINDS.map((kind) => {
    const value = HAZARD_COLUMNS[kind];
    const above = (cutoff: number) => lent(sql`${value} > ${cutoff}::float8`);
    return sql`json_build_object('kind', ${kind}::text, 'knownAud', ${lent(sql`${value} is not null`)},
      'elevatedAud', ${above(PORTFOLIO_HAZARD_ELEVATED_ABOVE)}, 'highAud', ${above(PORTFOLIO_HAZARD_HIGH_ABOVE)},
      'unknownLoans', count(*) - count(${value}))`;
  });
  const { rows } = await tx.execute<{ hazards: HazardSums[] }>(
    sql`select json_build_array(${sql.join(sums, sql`, `)}) as hazards ${loansOf(portfolioId)}`,
  );
  return rows[0]?.hazards ?? [];
};
