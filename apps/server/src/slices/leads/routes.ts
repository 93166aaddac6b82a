import { workspaceRoutes } from '../../access/guards.ts';
import { addInteraction } from './add-interaction.ts';
import { analyseLeads, listTags } from './analyse-leads.ts';
import { assignLead } from './assign-lead.ts';
import { changeLead } from './change-lead.ts';
import { addNote, removeNote } from './change-notes.ts';
import { changeSettings, getSettings } from './change-settings.ts';
import { changeStatus } from './change-status.ts';
import { addTask, changeTask, listOwnTasks, listTasks, removeTask } from './change-tasks.ts';
import { listViews, removeView, saveView } from './change-views.ts';
import { createLead } from './create-lead.ts';
import { doBulk, undoBulk } from './do-bulk.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findMatches } from './find-matches.ts';
import { getLead } from './get-lead.ts';
import { countMatching, listLeads } from './list-leads.ts';
import { listTimeline } from './list-timeline.ts';
import { keepApart, mergeLeads, undoMerge } from './merge-leads.ts';

const { leads } = workspaceRoutes;

export const leadRoutes = {
  list: leads.list.handler(({ context, input }) => listLeads(context.scope, input)),
  counts: leads.counts.handler(({ context, input }) => countMatching(context.scope, input)),
  analytics: leads.analytics.handler(({ context }) => analyseLeads(context.scope)),
  tags: leads.tags.handler(({ context }) => listTags(context.scope)),
  get: leads.get.handler(({ context, input }) => getLead(context.scope, input.id)),
  create: leads.create.handler(({ context, input }) => createLead(context.scope, input)),
  change: leads.change.handler(({ context, input }) => changeLead(context.scope, input)),
  changeStatus: leads.changeStatus.handler(({ context, input }) => changeStatus(context.scope, input)),
  assign: leads.assign.handler(({ context, input }) => assignLead(context.scope, input)),
  bulk: leads.bulk.handler(({ context, input }) => doBulk(context.scope, input)),
  undoBulk: leads.undoBulk.handler(({ context, input }) => undoBulk(context.scope, input.id)),
  timeline: leads.timeline.handler(({ context, input }) => listTimeline(context.scope, input)),
  addNote: leads.addNote.handler(({ context, input }) => addNote(context.scope, input)),
  removeNote: leads.removeNote.handler(({ context, input }) => removeNote(context.scope, input)),
  addInteraction: leads.addInteraction.handler(({ context, input }) => addInteraction(context.scope, input)),
  tasks: leads.tasks.handler(({ context, input }) => listTasks(context.scope, input.id)),
  myTasks: leads.myTasks.handler(({ context }) => listOwnTasks(context.scope)),
  addTask: leads.addTask.handler(({ context, input }) => addTask(context.scope, input)),
  changeTask: leads.changeTask.handler(({ context, input }) => changeTask(context.scope, input)),
  removeTask: leads.removeTask.handler(({ context, input }) => removeTask(context.scope, input)),
  views: leads.views.handler(({ context }) => listViews(context.scope)),
  saveView: leads.saveView.handler(({ context, input }) => saveView(context.scope, input)),
  removeView: leads.removeView.handler(({ context, input }) => removeView(context.scope, input.id)),
  settings: leads.settings.handler(({ context }) => getSettings(context.scope)),
  changeSettings: leads.changeSettings.handler(({ context, input }) => changeSettings(context.scope, input)),
  duplicates: leads.duplicates.handler(({ context, input }) => findDuplicates(context.scope, input.id)),
  keepApart: leads.keepApart.handler(({ context, input }) => keepApart(context.scope, input)),
  merge: leads.merge.handler(({ context, input }) => mergeLeads(context.scope, input)),
  undoMerge: leads.undoMerge.handler(({ context, input }) => undoMerge(context.scope, input)),
  matches: leads.matches.handler(({ context, input }) => findMatches(context.scope, input.id)),
};
