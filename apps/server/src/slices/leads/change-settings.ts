import type { LeadSettings } from '@propguard/protocol/leads';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { invalid } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { findRules, findSettings, type RuleRow, replaceRules, writeSettings } from './settings-store.ts';

export const getSettings = async (scope: Pick<WorkspaceScope, 'tx'>): Promise<LeadSettings> => {
  const { visibility, assignment, responseMinutes } = await findSettings(scope.tx);
  const { items: agents } = await listAgents(scope);
  return {
    visibility,
    assignment,
    responseMinutes,
    rules: (await findRules(scope.tx)).map(({ id, name, conditions, agentIds }) => ({
      id,
      name,
      conditions: conditions as LeadSettings['rules'][number]['conditions'],
      agents: agents
        .filter((agent) => agentIds.includes(agent.id))
        .map(({ id: agentId, name: agentName }) => ({ id: agentId, name: agentName })),
    })),
  };
};

type Change = {
  [Setting in 'visibility' | 'assignment' | 'responseMinutes']?: LeadSettings[Setting] | undefined;
} & {
  rules?: Pick<RuleRow, 'name' | 'conditions' | 'agentIds'>[] | undefined;
};

export const changeSettings = async (
  scope: WorkspaceScope,
  { rules, visibility, assignment, responseMinutes }: Change,
): Promise<LeadSettings> => {
  const { tx, workspaceId } = scope;
  const given = {
    ...(visibility && { visibility }),
    ...(assignment && { assignment }),
    ...(responseMinutes !== undefined && { responseMinutes }),
  };
  await writeSettings(tx, workspaceId, given);
  if (rules) {
    const { items } = await listAgents(scope);
    const known = new Set(items.map(({ id }) => id));
    for (const [position, { agentIds }] of rules.entries()) {
      const wrong = agentIds.findIndex((id) => !known.has(id));
      if (wrong >= 0)
        throw invalid({
          field: `rules.${position}.agentIds.${wrong}`,
          message: 'That agent is no longer here.',
        });
    }
    await replaceRules(tx, workspaceId, rules);
  }
  await publish(tx, { workspaceId, subject: 'leads', id: null });
  return getSettings(scope);
};
