import { operatorRoutes, sessionRoutes } from '../../access/guards.ts';
import { getModel } from './get-model.ts';
import { listModels } from './list-models.ts';
import { packModel } from './pack-model.ts';
import { promoteModel } from './promote-model.ts';
import { requestTraining } from './request-training.ts';

export const modelRoutes = {
  list: sessionRoutes.models.list.handler(({ context }) => listModels(context.services)),
  get: sessionRoutes.models.get.handler(({ context, input }) => getModel(context.services, input.id)),
  replayPackage: operatorRoutes.models.replayPackage.handler(({ context, input }) =>
    packModel(context.services, input.id, context.resHeaders),
  ),
  train: operatorRoutes.models.train.handler(({ context: { services, principal } }) =>
    services.database.asInstallation((tx) => requestTraining(services, tx, principal.account.id)),
  ),
  promote: operatorRoutes.models.promote.handler(({ context, input }) =>
    promoteModel(context.services, input.id),
  ),
};
