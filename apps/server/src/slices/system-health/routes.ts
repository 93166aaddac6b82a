import { publicRoutes } from '../../access/guards.ts';
import { checkLanguage } from './check-language.ts';
import { checkNodes } from './check-nodes.ts';
import { checkPipeline } from './check-pipeline.ts';
import { checkProduct } from './check-product.ts';

export const systemHealthRoutes = {
  product: publicRoutes.systemHealth.product.handler(({ context }) => checkProduct(context.services)),
  llm: publicRoutes.systemHealth.llm.handler(({ context }) => checkLanguage(context.services)),
  pipeline: publicRoutes.systemHealth.pipeline.handler(({ context }) => checkPipeline(context.services)),
  xnode: publicRoutes.systemHealth.xnode.handler(({ context }) => checkNodes(context.services)),
};
