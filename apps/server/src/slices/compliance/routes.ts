import { sessionRoutes, workspaceRoutes } from '../../access/guards.ts';
import { assessInWorkspace } from './assess-in-workspace.ts';
import { createRuleSet } from './create-rule-set.ts';
import { getLenderFacts } from './get-lender-facts.ts';
import { getRuleSet } from './get-rule-set.ts';
import { listRuleSets } from './list-rule-sets.ts';
import { setLenderFacts } from './set-lender-facts.ts';

export const lendingRoutes = {
  assess: sessionRoutes.lending.assess.handler(({ context, input }) =>
    context.scope.openWorkspace('read', (scope) => assessInWorkspace(scope, input)),
  ),
  lenderFacts: workspaceRoutes.lending.lenderFacts.handler(({ context }) => getLenderFacts(context.scope)),
  setLenderFacts: workspaceRoutes.lending.setLenderFacts.handler(({ context, input }) =>
    setLenderFacts(context.scope, input),
  ),
};

export const ruleSetRoutes = {
  list: workspaceRoutes.ruleSets.list.handler(({ context }) => listRuleSets(context.scope)),
  get: workspaceRoutes.ruleSets.get.handler(({ context, input }) => getRuleSet(context.scope, input.version)),
  create: workspaceRoutes.ruleSets.create.handler(({ context, input }) =>
    createRuleSet(context.scope, input),
  ),
};
