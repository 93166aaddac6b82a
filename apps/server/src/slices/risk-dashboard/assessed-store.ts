import type { WatchedFigures } from '@propguard/protocol/risk-dashboard';
import type { Subject, Valuation } from '@propguard/protocol/valuations';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { assessments } from '../../db/schema/assessments.ts';
import { newestFirst } from '../../paging/newest-first.ts';

const part = <Value>(column: typeof assessments.valuation | typeof assessments.hazards, key: string) =>
  sql<Value>`${column} -> ${sql.raw(`'${key}'`)}`;

const hazards: SQL<WatchedFigures['hazards']> =
  sql`coalesce((select jsonb_object_agg(answer ->> 'kind', answer -> 'value')
  from jsonb_array_elements(${assessments.hazards} -> 'hazards') answer), '{}')`;

/** What the dashboard needs of an assessment, without its comparables and its evidence. */
const select = (tx: Tx) =>
  tx
    .select({
      id: assessments.id,
      subject: sql<Subject>`${assessments.subject}`,
      method: part<Valuation['method']>(assessments.valuation, 'method'),
      valueAud: part<number | null>(assessments.valuation, 'valueAud'),
      range80: part<Valuation['range80']>(assessments.valuation, 'range80'),
      asOf: part<string>(assessments.valuation, 'asOf'),
      modelId: part<string | null>(assessments.valuation, 'modelId'),
      sample: part<boolean>(assessments.valuation, 'sample'),
      riskScore: part<number | null>(assessments.hazards, 'riskScore'),
      hazards,
      createdAt: assessments.createdAt,
    })
    .from(assessments);
export type AssessedRow = Awaited<ReturnType<typeof select>>[number];

/** A question about a suburb is answered and kept, and is about no property. */
const isAboutHome = sql`${assessments.subject} ->> 'address' <> ${assessments.subject} -> 'locality' ->> 'name'`;

export const findAssessed = (tx: Tx, workspaceId: string, limit: number): Promise<AssessedRow[]> =>
  select(tx)
    .where(and(eq(assessments.workspaceId, workspaceId), isAboutHome))
    .orderBy(...newestFirst(assessments))
    .limit(limit);

export const findAssessedById = async (
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<AssessedRow | undefined> =>
  (await select(tx).where(and(eq(assessments.workspaceId, workspaceId), eq(assessments.id, id))))[0];
