import { workspaceRoutes } from '../../access/guards.ts';
import { getSample, removeSample, showSample } from './show-sample.ts';

export const sampleOperationsRoutes = {
  get: workspaceRoutes.sampleOperations.get.handler(({ context }) => getSample(context.scope)),
  show: workspaceRoutes.sampleOperations.show.handler(({ context }) => showSample(context.scope)),
  remove: workspaceRoutes.sampleOperations.remove.handler(({ context }) => removeSample(context.scope)),
};
