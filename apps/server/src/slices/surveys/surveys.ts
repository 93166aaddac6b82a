import type { Survey } from '@propguard/protocol/inbox';
import { SURVEY_KINDS, SURVEY_SCALES, type SurveyKind } from '@propguard/rules/conversations/states';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { keepGuestPass } from '../../access/guest-passes.ts';
import type { GuestScope, OpenGuest } from '../../access/guest-scope.ts';
import { openWorkspaceFor } from '../../access/open-workspace.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { sayToBoth } from '../conversations/add-message.ts';
import { demandOwnConversation } from '../conversations/demand-conversation.ts';
import { wordsFor } from '../conversations/hand-over.ts';
import { onAnsweringSide } from '../conversations/on-answering-side.ts';
import {
  answerSurvey,
  findSurvey,
  findSurveysOf,
  findWorkspaceName,
  insertSurveys,
  type SurveyRow,
} from './store.ts';

type Surveys = { workspace: string | null; items: Survey[] };
type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;
type Answer = { kind: SurveyKind; score: number; comment: string };
type Closed = Parameters<typeof sayToBoth>[1] & { assigneeId: string | null };

const toSurvey = ({ kind, score, answeredAt }: SurveyRow): Survey => ({
  kind,
  score,
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** One of each kind when a conversation is closed. On our own pages it is asked in the chat, elsewhere by a link. */
export const askSurveys = async (scope: WorkspaceScope, row: Closed): Promise<void> => {
  const { services, tx, workspaceId } = scope;
  const made = await insertSurveys(
    tx,
    SURVEY_KINDS.map((kind) => ({
      workspaceId,
      conversationId: row.id,
      segment: row.segment,
      kind,
      memberId: row.assigneeId ?? scope.accountId,
    })),
  );
  const [first] = made;
  if (!first) return;
  const pass = services.vault.derive(SEALED_FOR.surveyLinks, first.id).toString('base64url');
  await keepGuestPass(tx, { workspaceId, kind: 'survey', subjectId: first.id, secret: pass });
  if (row.channel === 'website' || row.channel === 'api') return;
  const link = `${services.config.http.publicUrl}${pathTo(PATHS.survey, { pass })}`;
  await sayToBoth(scope, row, (await wordsFor(scope, row.id)).words.survey(link));
};

const show = async (
  { tx, workspaceId }: Omit<Scope, 'services'>,
  conversationId: string,
): Promise<Surveys> => ({
  workspace: await findWorkspaceName(tx, workspaceId),
  items: (await findSurveysOf(tx, conversationId)).map(toSurvey),
});

const demandOnScale = ({ kind, score }: Answer): void => {
  const { least, most } = SURVEY_SCALES[kind];
  if (score < least || score > most)
    throw invalid({ field: 'score', message: `Choose a number from ${least} to ${most}.` });
};

/** Once: what was said is not said otherwise later. */
const answer = async (scope: Scope, conversationId: string, given: Answer): Promise<Surveys> => {
  demandOnScale(given);
  const { services, tx, workspaceId } = scope;
  if (!(await answerSurvey(tx, conversationId, given))) throw fail('CONFLICT');
  await services.tell(tx, { kind: 'survey-answered', workspaceId, conversationId });
  await publish(tx, { workspaceId, subject: 'conversations', id: conversationId });
  return show(scope, conversationId);
};

export const getSurveys = async (scope: WorkspaceScope, id: string): Promise<Surveys> => {
  const { state } = await demandOwnConversation(scope, id);
  if (state !== 'resolved') return { workspace: null, items: [] };
  return onAnsweringSide(scope, id, show);
};

export const rate = async (
  scope: WorkspaceScope,
  { id, ...given }: { id: string } & Answer,
): Promise<Surveys> => {
  await demandOwnConversation(scope, id);
  return onAnsweringSide(scope, id, (there, conversationId) => answer(there, conversationId, given));
};

/** What a visitor of the widget is asked, where it was closed. */
export const findAsked = async ({ tx }: Pick<Scope, 'tx'>, conversationId: string): Promise<Survey[]> =>
  (await findSurveysOf(tx, conversationId)).map(toSurvey);

/** By a visitor of the widget, of their own conversation. */
export const rateVisit = async (scope: Scope, conversationId: string, given: Answer): Promise<void> => {
  await answer(scope, conversationId, given);
};

/** The pass is looked at first; the workspace is the pass's, whatever the request says. */
const openSurvey = async <T>(
  open: OpenGuest,
  mode: 'read' | 'write',
  work: (scope: Scope, conversationId: string) => Promise<T>,
): Promise<T> => {
  const { services, pass } = await open('read', async (scope: GuestScope) => scope);
  return openWorkspaceFor(
    services,
    { workspaceId: pass.workspaceId, accountId: null, role: 'viewer' },
    mode,
    async (scope) => {
      const survey = await findSurvey(scope.tx, pass.subjectId);
      if (!survey) throw fail('LINK_EXPIRED');
      return work(scope, survey.conversationId);
    },
  );
};

export const showByLink = (open: OpenGuest): Promise<Surveys> => openSurvey(open, 'read', show);

export const answerByLink = (open: OpenGuest, given: Answer): Promise<Surveys> =>
  openSurvey(open, 'write', (scope, conversationId) => answer(scope, conversationId, given));
