import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { isHighDti } from '@propguard/rules/lending/dti';
import { PATHS } from '@propguard/rules/routes/paths';
import { listOwnRuleSets } from '../../compliance/list-own-rule-sets.ts';
import { todayInWorkspace } from '../../compliance/today-in-workspace.ts';
import type { Tool } from './tool.ts';

export const dti: Tool<'dti'> = async ({ scope }, args) => {
  const { loanAud, incomeAud, otherDebtsAud = 0 } = args;
  const ruleSet = ruleSetOn(await listOwnRuleSets(scope), await todayInWorkspace(scope));
  const debtAud = loanAud + otherDebtsAud;
  return {
    kind: 'found',
    arguments: args,
    result: {
      dti: debtAud / incomeAud,
      debtAud,
      incomeAud,
      limit: ruleSet.rules.dti.flaggedFrom,
      isHigh: isHighDti({ debtAud, incomeAud }, ruleSet),
    },
    sample: false,
    path: PATHS.lending,
    subject: null,
  };
};
