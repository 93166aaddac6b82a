import { sessionRoutes } from '../../access/guards.ts';
import { getProperty } from './get-property.ts';
import { listNearbySales } from './list-nearby-sales.ts';

export const propertyRoutes = {
  get: sessionRoutes.properties.get.handler(({ context, input }) => getProperty(context.scope, input.id)),
  nearbySales: sessionRoutes.properties.nearbySales.handler(({ context, input }) =>
    listNearbySales(context.scope, input),
  ),
};
