import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/database.ts';
import { assessments, scenarios } from '../../db/schema/assessments.ts';
import { accounts } from '../../db/schema/identity.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

type InWorkspace = { workspaceId: string; id: string };

const told = {
  ...getTableColumns(assessments),
  atMicros: microsOf(assessments.createdAt),
};
/** Where nothing can be joined. */
const nameOfAuthor = sql<string | null>`(
  select a.name from identity.account a where a.id = ${assessments.createdBy})`;

const select = (tx: Tx) =>
  tx
    .select({ ...told, createdByName: accounts.name })
    .from(assessments)
    .leftJoin(accounts, eq(accounts.id, assessments.createdBy));

export type AssessmentRow = Awaited<ReturnType<typeof select>>[number];

type NewAssessment = Omit<AssessmentRow, 'id' | 'createdAt' | 'atMicros' | 'createdByName'>;

/** What was written is not read back: it is long. */
const insertNew = builtOnce((statements, assessment: NewAssessment) =>
  statements.insert(assessments).values(assessment).returning({
    id: assessments.id,
    createdAt: assessments.createdAt,
    atMicros: told.atMicros,
    createdByName: nameOfAuthor,
  }),
);
export const insertAssessment = async (tx: Tx, assessment: NewAssessment): Promise<AssessmentRow> => {
  const [written] = await insertNew(tx, assessment);
  if (!written) throw new Error('The assessment was not written.');
  return { ...assessment, ...written };
};

export const findAssessment = async (
  tx: Tx,
  { workspaceId, id }: InWorkspace,
): Promise<AssessmentRow | undefined> => {
  const [row] = await select(tx).where(and(eq(assessments.workspaceId, workspaceId), eq(assessments.id, id)));
  return row;
};

export type AssessmentFilter = { propertyId: string | null };

export const findAssessments = (
  tx: Tx,
  workspaceId: string,
  { propertyId }: AssessmentFilter,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<AssessmentRow[]> =>
  select(tx)
    .where(
      and(
        eq(assessments.workspaceId, workspaceId),
        olderThan(assessments, after, propertyId ? eq(assessments.propertyId, propertyId) : undefined),
      ),
    )
    .orderBy(...newestFirst(assessments))
    .limit(limit);

/** As `searchForm` writes it: what a person types seldom has our commas. */
const ADDRESS_FORM = sql`trim(regexp_replace(regexp_replace(lower(
  case when subject ->> 'address' = subject -> 'locality' ->> 'name' then '' else subject ->> 'address' end
  || ' ' || (subject -> 'locality' ->> 'name') || ' ' || (subject -> 'locality' ->> 'state')),
  '[''’.]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))`;

export const findNewestByAddress = async (
  tx: Tx,
  workspaceId: string,
  form: string,
): Promise<AssessmentRow | undefined> => {
  const [row] = await select(tx)
    .where(
      and(
        eq(assessments.workspaceId, workspaceId),
        sql`${form} in (${ADDRESS_FORM}, ${ADDRESS_FORM} || ' ' || (subject -> 'locality' ->> 'postcode'))`,
      ),
    )
    .orderBy(...newestFirst(assessments))
    .limit(1);
  return row;
};

/** Only what a card shows: the rest of an assessment is long. */
export const findLastOfProperties = (tx: Tx, workspaceId: string, propertyIds: readonly string[]) =>
  tx
    .selectDistinctOn([assessments.propertyId], {
      propertyId: assessments.propertyId,
      assessmentId: assessments.id,
      valueAud: sql<number | null>`(${assessments.valuation} ->> 'valueAud')::float8`,
      riskScore: sql<number | null>`(${assessments.hazards} ->> 'riskScore')::float8`,
      lvr: sql<{ value: number; assumed: boolean }>`${assessments.lending} #> '{figures,lvr}'`,
      sample: sql<boolean>`(${assessments.valuation} ->> 'sample')::boolean`,
    })
    .from(assessments)
    .where(and(eq(assessments.workspaceId, workspaceId), inArray(assessments.propertyId, [...propertyIds])))
    .orderBy(assessments.propertyId, desc(assessments.createdAt), desc(assessments.id));
export type LastAssessmentRow = Awaited<ReturnType<typeof findLastOfProperties>>[number];

export const deleteAssessment = async (tx: Tx, { workspaceId, id }: InWorkspace): Promise<boolean> => {
  const gone = await tx
    .delete(assessments)
    .where(and(eq(assessments.workspaceId, workspaceId), eq(assessments.id, id)))
    .returning({ id: assessments.id });
  return gone.length > 0;
};

const selectScenarios = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(scenarios), createdByName: accounts.name })
    .from(scenarios)
    .leftJoin(accounts, eq(accounts.id, scenarios.createdBy));
export type ScenarioRow = Awaited<ReturnType<typeof selectScenarios>>[number];

const ofAssessment = ({ workspaceId, id }: InWorkspace) =>
  and(eq(scenarios.workspaceId, workspaceId), eq(scenarios.assessmentId, id));

export const findScenarios = (tx: Tx, assessment: InWorkspace): Promise<ScenarioRow[]> =>
  selectScenarios(tx).where(ofAssessment(assessment)).orderBy(scenarios.createdAt, scenarios.id);

export const findScenario = async (
  tx: Tx,
  assessment: InWorkspace,
  scenarioId: string,
): Promise<ScenarioRow | undefined> => {
  const [row] = await selectScenarios(tx).where(and(ofAssessment(assessment), eq(scenarios.id, scenarioId)));
  return row;
};

export const countScenarios = async (tx: Tx, assessment: InWorkspace): Promise<number> => {
  const [row] = await tx.select({ scenarios: count() }).from(scenarios).where(ofAssessment(assessment));
  return row?.scenarios ?? 0;
};

export const insertScenario = async (
  tx: Tx,
  scenario: typeof scenarios.$inferInsert,
): Promise<ScenarioRow> => {
  const [row] = await tx.insert(scenarios).values(scenario).returning({ id: scenarios.id });
  const [written] = row ? await selectScenarios(tx).where(eq(scenarios.id, row.id)) : [];
  if (!written) throw new Error('The scenario was not written.');
  return written;
};

export const deleteScenario = async (
  tx: Tx,
  assessment: InWorkspace,
  scenarioId: string,
): Promise<boolean> => {
  const gone = await tx
    .delete(scenarios)
    .where(and(ofAssessment(assessment), eq(scenarios.id, scenarioId)))
    .returning({ id: scenarios.id });
  return gone.length > 0;
};
