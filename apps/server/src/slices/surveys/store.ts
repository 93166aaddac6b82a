import type { SurveyKind } from '@propguard/rules/conversations/states';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { conversationSurveys } from '../../db/schema/inbox.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

export type SurveyRow = typeof conversationSurveys.$inferSelect;

/** Only those that were not asked yet of this segment. */
export const insertSurveys = (
  tx: Tx,
  rows: (typeof conversationSurveys.$inferInsert)[],
): Promise<SurveyRow[]> => tx.insert(conversationSurveys).values(rows).onConflictDoNothing().returning();

/** Of the segment that was closed last. */
export const findSurveysOf = (tx: Tx, conversationId: string): Promise<SurveyRow[]> =>
  tx
    .select()
    .from(conversationSurveys)
    .where(
      and(
        eq(conversationSurveys.conversationId, conversationId),
        sql`${conversationSurveys.segment} = (select max(s.segment) from conversation_survey s
          where s.conversation_id = ${conversationId})`,
      ),
    )
    .orderBy(asc(conversationSurveys.kind));

export const findSurvey = async (tx: Tx, id: string): Promise<SurveyRow | undefined> =>
  (await tx.select().from(conversationSurveys).where(eq(conversationSurveys.id, id)))[0];

/** False when it was answered, or never asked. */
export const answerSurvey = async (
  tx: Tx,
  conversationId: string,
  { kind, score, comment }: { kind: SurveyKind; score: number; comment: string },
): Promise<boolean> => {
  const open = (await findSurveysOf(tx, conversationId)).find(
    (survey) => survey.kind === kind && survey.answeredAt === null,
  );
  if (!open) return false;
  const answered = await tx
    .update(conversationSurveys)
    .set({ score, comment: comment || null, answeredAt: sql`now()` })
    .where(and(eq(conversationSurveys.id, open.id), isNull(conversationSurveys.answeredAt)))
    .returning({ id: conversationSurveys.id });
  return answered.length > 0;
};

export const findWorkspaceName = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id)))[0]?.name ?? null;
