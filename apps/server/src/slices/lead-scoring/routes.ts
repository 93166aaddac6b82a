import { workspaceRoutes } from '../../access/guards.ts';
import { goBackToModel, saveModel } from './change-model.ts';
import { getOverview } from './get-overview.ts';
import { getScore } from './get-score.ts';
import { listModels } from './list-models.ts';
import { listScored } from './list-scored.ts';
import { previewModel } from './preview-model.ts';

const { leadScoring } = workspaceRoutes;

export const leadScoringRoutes = {
  overview: leadScoring.overview.handler(({ context }) => getOverview(context.scope)),
  models: leadScoring.models.handler(({ context }) => listModels(context.scope)),
  preview: leadScoring.preview.handler(({ context, input }) => previewModel(context.scope, input.weights)),
  save: leadScoring.save.handler(({ context, input }) => saveModel(context.scope, input)),
  goBack: leadScoring.goBack.handler(({ context, input }) => goBackToModel(context.scope, input.number)),
  leads: leadScoring.leads.handler(({ context, input }) => listScored(context.scope, input)),
  lead: leadScoring.lead.handler(({ context, input }) => getScore(context.scope, input.id)),
};
