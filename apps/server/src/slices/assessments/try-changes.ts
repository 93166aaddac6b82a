import type { Changes, TriedValuation } from '@propguard/protocol/assessments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCommand } from './read-command.ts';
import { tellStory } from './tell-story.ts';
import { valueWithChanges } from './value-with-changes.ts';

/** The value with other facts or comparables, and the story as it then is; nothing is kept. */
export const tryChanges = async (
  scope: WorkspaceScope,
  tried: { id: string; changes: Changes },
): Promise<TriedValuation> => {
  const { assessment, subject, valuation } = await valueWithChanges(scope, tried);
  const { command, hazards } = assessment;
  const focus = command === null ? 'value' : readCommand(command).focus;
  return { ...valuation, story: tellStory(subject, valuation, hazards, focus) };
};
