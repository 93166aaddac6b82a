import { type AnswerHours, usualAnswerHours } from '@propguard/rules/conversations/answer-hours';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { findInboxSettings, saveInboxSettings } from './hours-store.ts';

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'>;

/** When the workspace answers: as it says, else in the usual hours by its own clocks. */
export const findAnswerHours = async ({ tx, workspaceId }: Scope): Promise<AnswerHours> =>
  (await findInboxSettings(tx, workspaceId)) ?? usualAnswerHours(await findTimeZone(tx, workspaceId));

export const saveAnswerHours = ({ tx, workspaceId }: Scope, hours: AnswerHours): Promise<void> =>
  saveInboxSettings(tx, { workspaceId, ...hours, hours: [...hours.hours] });
