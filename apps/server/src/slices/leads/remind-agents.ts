import { isOpen } from '@propguard/rules/leads/pipeline';
import type { TimerRun } from '../../timers/define-timer.ts';
import { findTasks } from './rows-store.ts';
import { EVERYBODYS } from './sight.ts';
import { findLead } from './store.ts';
import { tellOfFollowUp, tellOfLateResponse, tellOfTask } from './tell-agents.ts';

type Run = TimerRun<object>;

/** What still holds is asked when it is due: it may have been moved, done or closed by somebody a moment ago. */
export const remindOfFollowUp = async (run: Run): Promise<void> => {
  const lead = await findLead(run.tx, EVERYBODYS, run.key);
  if (lead?.nextFollowUpAt && isOpen(lead.status) && lead.nextFollowUpAt <= new Date())
    await tellOfFollowUp(run, lead, lead.nextFollowUpAt);
};

export const remindOfTask = async (run: Run): Promise<void> => {
  const [row] = await findTasks(run.tx, [run.key]);
  if (!row?.task.dueAt || row.task.doneAt) return;
  const lead = await findLead(run.tx, EVERYBODYS, row.task.leadId);
  if (lead) await tellOfTask(run, { ...row.task, dueAt: row.task.dueAt }, lead);
};

export const remindOfResponse = async (run: Run): Promise<void> => {
  const lead = await findLead(run.tx, EVERYBODYS, run.key);
  if (lead?.responseDueAt && !lead.respondedAt) await tellOfLateResponse(run, lead, lead.responseDueAt);
};
