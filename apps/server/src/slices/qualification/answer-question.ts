import type { GivenAnswer, OwnQualification, Qualification } from '@propguard/protocol/qualification';
import type { LeadIntent } from '@propguard/rules/leads/facts';
import { factsOfAnswers } from '@propguard/rules/qualification/facts-of-answers';
import {
  type Answers,
  nextQuestion,
  questionOf,
  scoreAnswers,
  takeAnswer,
} from '@propguard/rules/qualification/flow';
import type { OpenGuest } from '../../access/guest-scope.ts';
import { type HeldScope, openHeld } from '../../access/open-held.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { getLead } from '../leads/get-lead.ts';
import { learnFacts } from '../leads/learn-facts.ts';
import { namePlaces } from '../leads/name-places.ts';
import {
  ensureQualification,
  findOfLead,
  findQualification,
  findSides,
  lockQualification,
  type QualificationRow,
  updateQualification,
} from './store.ts';
import { placesIn, toOwn, toQualification } from './view.ts';

type KeepingScope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId' | 'accountId'>;

/** An answer is kept, and what it says becomes what is known of the lead, in one step. */
const keepAnswer = async (
  scope: KeepingScope,
  id: string,
  { key, answer: given }: GivenAnswer,
  by: string,
): Promise<QualificationRow> => {
  const row = await lockQualification(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  const question = questionOf(row.flow, key);
  if (!question) throw invalid({ field: 'key', message: 'That’s not one of the questions.' });
  const taken = takeAnswer(question, given);
  if (!taken.ok) throw invalid({ field: 'answer', message: taken.words });
  const answers = { ...row.answers, [key]: taken.answer };
  await learnFacts(scope, row.leadId, factsOfAnswers(row.flow, { [key]: taken.answer }), by);
  const score = nextQuestion(row.flow, answers) === null ? scoreAnswers(row.flow, answers).score : null;
  await updateQualification(scope.tx, id, { answers, score });
  return { ...row, answers, score, updatedAt: new Date() };
};

const shown = async (scope: Pick<WorkspaceScope, 'tx'>, row: QualificationRow): Promise<Qualification> =>
  toQualification(row, await namePlaces(scope, placesIn(row.answers)));

export const listQualifications = async (
  scope: WorkspaceScope,
  leadId: string,
): Promise<{ items: Qualification[] }> => {
  const { id } = await getLead(scope, leadId);
  const items: Qualification[] = [];
  for (const row of await findOfLead(scope.tx, id)) items.push(await shown(scope, row));
  return { items };
};

/** What an agent heard on the phone. */
export const answerQuestion = async (
  scope: WorkspaceScope,
  { id: leadId, flow, ...given }: GivenAnswer & { id: string; flow: LeadIntent },
): Promise<Qualification> => {
  const { tx, workspaceId } = scope;
  const { id } = await getLead(scope, leadId);
  const qualificationId = await ensureQualification(tx, { workspaceId, leadId: id, flow });
  return shown(scope, await keepAnswer(scope, qualificationId, given, scope.accountId ? 'member' : 'api'));
};

/** All that somebody answered in a talk, as if they had filled in the form: the score is kept with it, and shown to nobody here. */
export const keepAnswers = async (
  scope: KeepingScope,
  { leadId, flow, answers }: { leadId: string; flow: LeadIntent; answers: Answers },
  by: string,
): Promise<void> => {
  const { tx, workspaceId } = scope;
  const id = await ensureQualification(tx, { workspaceId, leadId, flow });
  for (const [key, answer] of Object.entries(answers)) await keepAnswer(scope, id, { key, answer }, by);
};

const own = async (scope: HeldScope, row: QualificationRow): Promise<OwnQualification> => {
  const sides = await findSides(scope.tx, row.leadId);
  if (!sides) throw fail('LINK_EXPIRED');
  return toOwn(row, await namePlaces(scope, placesIn(row.answers)), sides);
};

export const showQuestions = (open: OpenGuest): Promise<OwnQualification> =>
  openHeld(open, 'read', async (scope) => {
    const row = await findQualification(scope.tx, scope.subjectId);
    if (!row) throw fail('LINK_EXPIRED');
    return own(scope, row);
  });

/** Twice the same is once; another answer replaces what they said before. */
export const giveAnswer = (open: OpenGuest, given: GivenAnswer): Promise<OwnQualification> =>
  openHeld(open, 'write', async (scope) => {
    if (!(await findQualification(scope.tx, scope.subjectId))) throw fail('LINK_EXPIRED');
    return own(scope, await keepAnswer({ ...scope, accountId: null }, scope.subjectId, given, 'form'));
  });
