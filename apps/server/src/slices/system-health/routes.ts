import { publicRoutes } from '../../access/guards.ts';
import { checkNodes } from './check-nodes.ts';
import { checkPipeline } from './check-pipeline.ts';
import { checkProduct } from './check-product.ts';

/** Without the assistant's, which is the assistant's to answer. */
export const systemHealthRoutes = {
  product: publicRoutes.systemHealth.product.handler(({ context }) => checkProduct(context.services)),
  pipeline: publicRoutes.systemHealth.pipeline.handler(({ context }) => checkPipeline(context.services)),
  xnode: publicRoutes.systemHealth.xnode.handler(({ context }) => checkNodes(context.services)),
};
