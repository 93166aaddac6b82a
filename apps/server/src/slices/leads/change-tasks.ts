import type { LeadTask } from '@propguard/protocol/leads';
import type { TaskKind } from '@propguard/rules/leads/facts';
import { LEAD_TASKS_OPEN_MAX } from '@propguard/rules/leads/limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { cancelTimer, setTimer } from '../../timers/set-timer.ts';
import { demandAgent } from './assign-lead.ts';
import { demandLead } from './get-lead.ts';
import { TASK_DUE } from './lead-timers.ts';
import {
  countOpenTasks,
  deleteTask,
  findOpenTasksOf,
  findTasks,
  findTasksOf,
  insertTask,
  updateTask,
} from './rows-store.ts';
import { toTask } from './rows-view.ts';
import { findOwnAgentId } from './settings-store.ts';
import { sightOf } from './sight.ts';

type TaskFields = { kind: TaskKind; title: string; agentId: string | null; dueAt: string | null };

const keepTimer = async (scope: WorkspaceScope, task: LeadTask): Promise<void> => {
  if (task.dueAt && !task.doneAt)
    await setTimer(scope, TASK_DUE, { key: task.id, dueAt: new Date(task.dueAt), payload: {} });
  else await cancelTimer(scope, TASK_DUE, task.id);
};

const shown = async (scope: WorkspaceScope, leadId: string, taskId: string): Promise<LeadTask> => {
  const [row] = await findTasks(scope.tx, [taskId]);
  if (!row) throw fail('NOT_FOUND');
  const task = toTask(row);
  await keepTimer(scope, task);
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'leads', id: leadId });
  return task;
};

export const listTasks = async (scope: WorkspaceScope, id: string): Promise<{ items: LeadTask[] }> => {
  await demandLead(scope, await sightOf(scope), id);
  return { items: (await findTasksOf(scope.tx, id)).map(toTask) };
};

/** Of the agent who the caller is; of nobody, none. */
/** Of the agent who they are. Who is none, and sees everybody's leads, sees what the team has to do. */
export const listOwnTasks = async (scope: WorkspaceScope): Promise<{ items: LeadTask[] }> => {
  const { tx, workspaceId, accountId } = scope;
  const agentId = accountId && (await findOwnAgentId(tx, workspaceId, accountId));
  if (!agentId && (await sightOf(scope)).of !== 'all') return { items: [] };
  return { items: (await findOpenTasksOf(tx, agentId || null)).map(toTask) };
};

export const addTask = async (
  scope: WorkspaceScope,
  {
    id,
    agentId,
    dueAt,
    ...task
  }: Omit<TaskFields, 'agentId'> & { id: string; agentId?: string | null | undefined },
): Promise<LeadTask> => {
  const { tx, workspaceId, accountId } = scope;
  const lead = await demandLead(scope, await sightOf(scope), id);
  await demandAgent(scope, agentId);
  await demandRoom(tx, {
    of: 'tasks',
    owner: id,
    most: LEAD_TASKS_OPEN_MAX,
    count: () => countOpenTasks(tx, id),
  });
  const taskId = await insertTask(tx, {
    ...task,
    workspaceId,
    leadId: id,
    agentId: agentId === undefined ? lead.agentId : agentId,
    dueAt: dueAt ? new Date(dueAt) : null,
    byAccountId: accountId,
  });
  return shown(scope, id, taskId);
};

type TaskChange = { [Field in keyof TaskFields]?: TaskFields[Field] | undefined } & {
  id: string;
  taskId: string;
  done?: boolean | undefined;
};

export const changeTask = async (
  scope: WorkspaceScope,
  { id, taskId, done, dueAt, agentId, kind, title }: TaskChange,
): Promise<LeadTask> => {
  await demandLead(scope, await sightOf(scope), id);
  await demandAgent(scope, agentId);
  const patch = {
    ...(kind !== undefined && { kind }),
    ...(title !== undefined && { title }),
    ...(agentId !== undefined && { agentId }),
    ...(dueAt !== undefined && { dueAt: dueAt ? new Date(dueAt) : null }),
    ...(done !== undefined && { doneAt: done ? new Date() : null, doneBy: done ? scope.accountId : null }),
  };
  if (!(await updateTask(scope.tx, { leadId: id, taskId, patch }))) throw fail('NOT_FOUND');
  return shown(scope, id, taskId);
};

export const removeTask = async (
  scope: WorkspaceScope,
  { id, taskId }: { id: string; taskId: string },
): Promise<{ done: true }> => {
  await demandLead(scope, await sightOf(scope), id);
  if (!(await deleteTask(scope.tx, id, taskId))) throw fail('NOT_FOUND');
  await cancelTimer(scope, TASK_DUE, taskId);
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'leads', id });
  return { done: true };
};
