import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { Call } from '@propguard/talk/dialogue/state';
import { type ArgumentsOf, definitionOf } from '@propguard/talk/tools/definitions';
import type { ToolOutcome } from '@propguard/talk/tools/found';
import { fail } from '../../../fail.ts';
import { logFault } from '../log-fault.ts';
import type { ToolContext } from '../tool-context.ts';
import type { Tool } from './tool.ts';
import { TOOLBOX } from './toolbox.ts';

/** Who writes on a channel has neither an account nor a key, which could do more. */
export const isGuest = ({ scope }: Pick<ToolContext, 'scope'>): boolean =>
  scope.accountId === null && scope.role === 'viewer';

/** A person must have the role that a tool needs; a key, which has scopes and no role, goes to the route itself. */
const demandRole = (tool: AssistantTool, context: ToolContext): void => {
  const { needs, isForGuests } = definitionOf(tool);
  if (isGuest(context) && !isForGuests) throw fail('FORBIDDEN');
  const { scope } = context;
  if (needs !== null && (scope.accountId === null || !roleAtLeast(scope.role, needs)))
    throw fail('FORBIDDEN');
};

const run = <Name extends AssistantTool>(
  name: Name,
  context: ToolContext,
  args: Call['arguments'],
): Promise<ToolOutcome> => {
  const tool: Tool<Name> = TOOLBOX[name];
  // Filled by its definition, or held to its schema.
  return tool(context, args as ArgumentsOf<Name>);
};

/** Runs a tool for somebody who may have it run. One that fails is logged by its name. */
export const runTool = async (
  context: ToolContext,
  { tool, arguments: args }: Call,
): Promise<ToolOutcome> => {
  demandRole(tool, context);
  try {
    return await run(tool, context, args);
  } catch (error) {
    logFault(context.scope, error, { tool }, 'a tool of the assistant failed');
    throw error;
  }
};
