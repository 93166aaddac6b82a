import { guestSteps, workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { answerByLink, getSurveys, rate, showByLink } from '../surveys/surveys.ts';
import { addNote, keepDraft, look, reply } from './answer.ts';
import { addCanned, changeCanned, listCanned, removeCanned } from './canned.ts';
import { getInboxConversation } from './get-inbox-conversation.ts';
import { getSuggestion } from './get-suggestion.ts';
import { countInbox, listInbox } from './list-inbox.ts';
import { makeLead } from './make-lead.ts';
import { findTeam } from './members-store.ts';
import { assign, letAssistant, reopen, resolve, snooze, take } from './move.ts';
import { changeInboxSettings, getInboxSettings } from './settings.ts';

const { inbox } = workspaceRoutes;
const { inbox: steps } = workspaceSteps;
const { inbox: guest } = guestSteps;

export const inboxRoutes = {
  list: inbox.list.handler(({ context, input }) => listInbox(context.scope, input)),
  counts: inbox.counts.handler(({ context }) => countInbox(context.scope)),
  canned: inbox.canned.handler(({ context }) => listCanned(context.scope)),
  addCanned: inbox.addCanned.handler(({ context, input }) => addCanned(context.scope, input)),
  changeCanned: inbox.changeCanned.handler(({ context, input }) => changeCanned(context.scope, input)),
  removeCanned: inbox.removeCanned.handler(({ context, input }) => removeCanned(context.scope, input.id)),
  settings: inbox.settings.handler(({ context }) => getInboxSettings(context.scope)),
  changeSettings: inbox.changeSettings.handler(({ context, input }) =>
    changeInboxSettings(context.scope, input),
  ),
  members: inbox.members.handler(async ({ context: { scope } }) => ({
    items: await findTeam(scope.tx, scope.workspaceId),
  })),
  get: inbox.get.handler(({ context, input }) => getInboxConversation(context.scope, input.id)),
  reply: inbox.reply.handler(({ context, input }) => reply(context.scope, input)),
  suggest: steps.suggest.handler(({ context, input }) => getSuggestion(context, input.id)),
  addNote: inbox.addNote.handler(({ context, input }) => addNote(context.scope, input)),
  take: inbox.take.handler(({ context, input }) => take(context.scope, input.id)),
  assign: inbox.assign.handler(({ context, input }) => assign(context.scope, input)),
  giveBack: inbox.giveBack.handler(({ context, input }) => letAssistant(context.scope, input.id)),
  resolve: inbox.resolve.handler(({ context, input }) => resolve(context.scope, input.id)),
  reopen: inbox.reopen.handler(({ context, input }) => reopen(context.scope, input.id)),
  snooze: inbox.snooze.handler(({ context, input }) => snooze(context.scope, input)),
  makeLead: inbox.makeLead.handler(({ context, input }) => makeLead(context.scope, input.id)),
  saveDraft: inbox.saveDraft.handler(({ context, input }) => keepDraft(context.scope, input)),
  look: inbox.look.handler(({ context, input }) => look(context.scope, input)),
  surveys: inbox.surveys.handler(({ context, input }) => getSurveys(context.scope, input.id)),
  rate: inbox.rate.handler(({ context, input }) => rate(context.scope, input)),
  showSurvey: guest.showSurvey.handler(({ context }) => showByLink(context.openGuest)),
  answerSurvey: guest.answerSurvey.handler(({ context, input }) => answerByLink(context.openGuest, input)),
};
