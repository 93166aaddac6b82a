import { workspaceRoutes } from '../../access/guards.ts';
import { readFigure } from './read-figure.ts';

const { figures } = workspaceRoutes;

export const figureRoutes = {
  get: figures.get.handler(({ context, input }) => readFigure(context.scope, input)),
};
