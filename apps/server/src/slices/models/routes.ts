import { operatorRoutes, operatorSteps, sessionRoutes } from '../../access/guards.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { getModel } from './get-model.ts';
import { listModels } from './list-models.ts';
import { packModel } from './pack-model.ts';
import { promoteModel } from './promote-model.ts';
import { requestTraining } from './request-training.ts';

export const modelRoutes = {
  list: sessionRoutes.models.list.handler(({ context }) => listModels(context.scope)),
  get: sessionRoutes.models.get.handler(({ context, input }) => getModel(context.scope, input.id)),
  replayPackage: operatorSteps.models.replayPackage.handler(({ context, input }) =>
    packModel(referenceOf(context.services), input.id, context.resHeaders),
  ),
  train: operatorRoutes.models.train.handler(({ context: { scope } }) =>
    requestTraining(scope, scope.accountId),
  ),
  promote: operatorRoutes.models.promote.handler(({ context, input }) =>
    promoteModel(context.scope, input.id),
  ),
};
