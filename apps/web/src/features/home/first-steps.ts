import type { Session } from '@propguard/protocol/account';
import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import { SCREENS } from '../../routes/route-table.ts';
import type { text } from './text.ts';

type StepName = keyof typeof text.step;
export interface Step {
  name: StepName;
  path: string;
  isDone: boolean;
}

interface Done {
  assessment: boolean;
  report: boolean;
  conversation: boolean;
  members: boolean;
  agents: boolean;
}

/** What to try first, by what the person may do here. */
export function firstSteps(session: Session | null, done: Done): Step[] {
  const assess: Step = { name: 'assess', path: SCREENS.intelligence.path, isDone: done.assessment };
  const report: Step = { name: 'report', path: SCREENS.intelligence.path, isDone: done.report };
  const ask: Step = { name: 'ask', path: SCREENS.assistant.path, isDone: done.conversation };
  if (session === null || session.visitor)
    return [assess, ask, { name: 'signUp', path: SCREENS.signUp.path, isDone: false }];
  const role = session.workspace?.role ?? 'viewer';
  if (!roleAtLeast(role, 'agent'))
    return [ask, { name: 'notices', path: SCREENS.noticeSettings.path, isDone: done.conversation }];
  if (!roleAtLeast(role, 'admin')) return [assess, report, ask];
  return [
    assess,
    report,
    ask,
    { name: 'members', path: SCREENS.members.path, isDone: done.members },
    { name: 'hours', path: SCREENS.teamHours.path, isDone: done.agents },
  ];
}
