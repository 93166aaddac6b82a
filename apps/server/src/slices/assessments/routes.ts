import { sessionRoutes, workspaceRoutes } from '../../access/guards.ts';
import { addScenario } from './add-scenario.ts';
import { assessProperty } from './assess-property.ts';
import { valueDistributed } from './distributed/value-distributed.ts';
import { getAssessment } from './get-assessment.ts';
import { lastOfProperties } from './last-of-properties.ts';
import { listAssessments } from './list-assessments.ts';
import { listScenarios } from './list-scenarios.ts';
import { processCommand } from './process-command.ts';
import { removeAssessment } from './remove-assessment.ts';
import { removeScenario } from './remove-scenario.ts';
import { tryChanges } from './try-changes.ts';

const { assessments } = workspaceRoutes;

export const assessmentRoutes = {
  processCommand: assessments.processCommand.handler(({ context, input }) =>
    processCommand(context.scope, input.command),
  ),
  create: assessments.create.handler(({ context, input }) => assessProperty(context.scope, input.propertyId)),
  list: assessments.list.handler(({ context, input }) => listAssessments(context.scope, input)),
  lastOfProperties: assessments.lastOfProperties.handler(({ context, input }) =>
    lastOfProperties(context.scope, input.propertyIds),
  ),
  get: assessments.get.handler(({ context, input }) => getAssessment(context.scope, input.id)),
  remove: assessments.remove.handler(({ context, input }) => removeAssessment(context.scope, input.id)),
  tryChanges: assessments.tryChanges.handler(({ context, input }) => tryChanges(context.scope, input)),
  listScenarios: assessments.listScenarios.handler(({ context, input }) =>
    listScenarios(context.scope, input.id),
  ),
  addScenario: assessments.addScenario.handler(({ context, input }) => addScenario(context.scope, input)),
  removeScenario: assessments.removeScenario.handler(({ context, input }) =>
    removeScenario(context.scope, input),
  ),
};

export const distributedValuationRoutes = {
  value: sessionRoutes.distributedValuation.value.handler(({ context, input }) =>
    valueDistributed(context.scope, input),
  ),
};
