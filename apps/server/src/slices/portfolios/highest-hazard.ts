import { OUTSIDE_AREAS_VALUE } from '@propguard/rules/hazards/area-severity';
import { sql } from 'drizzle-orm';
import { portfolioRows } from '../../db/schema/portfolios.ts';

const { flood, fire, coastalErosion, subsidence } = portfolioRows;

/** `highestHazard` of the rules, in SQL: null where nothing was measured, for `greatest` passes over what is null. */
export const HIGHEST_HAZARD = sql<number | null>`greatest(${sql.join(
  [flood, fire, coastalErosion, subsidence].map(
    (hazard) => sql`nullif(${hazard}, ${OUTSIDE_AREAS_VALUE}::float8)`,
  ),
  sql`, `,
)})`;
