import { workspaceRoutes } from '../../access/guards.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { hazardsOfProperties } from '../hazards/hazards-of-properties.ts';
import { assessStoredLoan } from './assess-stored-loan.ts';
import { createLoan } from './create-loan.ts';
import { describePortfolio } from './describe-portfolio.ts';
import { getLoan } from './get-loan.ts';
import { listAssessments } from './list-assessments.ts';
import { listLoans } from './list-loans.ts';
import { removeLoan } from './remove-loan.ts';
import { updateLoan } from './update-loan.ts';

export const loanRoutes = {
  list: workspaceRoutes.loans.list.handler(({ context, input }) => listLoans(context.scope, input)),
  create: workspaceRoutes.loans.create.handler(({ context, input }) => createLoan(context.scope, input)),
  get: workspaceRoutes.loans.get.handler(({ context, input }) => getLoan(context.scope, input.id)),
  update: workspaceRoutes.loans.update.handler(({ context, input }) => updateLoan(context.scope, input)),
  remove: workspaceRoutes.loans.remove.handler(({ context, input }) => removeLoan(context.scope, input.id)),
  assess: workspaceRoutes.loans.assess.handler(({ context, input }) =>
    assessStoredLoan(context.scope, input.id),
  ),
  assessments: workspaceRoutes.loans.assessments.handler(({ context, input }) =>
    listAssessments(context.scope, input),
  ),
  portfolio: workspaceRoutes.loans.portfolio.handler(({ context, input }) =>
    describePortfolio(context.scope, input, (ids) => hazardsOfProperties(referenceOf(context.services), ids)),
  ),
};
