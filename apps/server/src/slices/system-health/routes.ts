import { publicRoutes } from '../../access/guards.ts';
import { checkNodes } from './check-nodes.ts';
import { checkPipeline } from './check-pipeline.ts';
import { checkProduct } from './check-product.ts';
import { healthOf } from './view.ts';

/** Without the assistant's, which is the assistant's to answer. */
export const systemHealthRoutes = {
  product: publicRoutes.systemHealth.product.handler(({ context }) => checkProduct(context.scope)),
  pipeline: publicRoutes.systemHealth.pipeline.handler(({ context }) => checkPipeline(context.scope)),
  xnode: publicRoutes.systemHealth.xnode.handler(({ context }) => checkNodes(context.scope)),
  avatar: publicRoutes.systemHealth.avatar.handler(() => healthOf('avatar', 'absent', {})),
  voice: publicRoutes.systemHealth.voice.handler(() => healthOf('voice', 'absent', {})),
};
