import { operatorRoutes, sessionRoutes } from '../../access/guards.ts';
import { getPlaceHazards } from './get-place-hazards.ts';
import { getPropertyHazards } from './get-property-hazards.ts';
import { listHazardLayers } from './list-hazard-layers.ts';
import { listLayerShares } from './list-layer-shares.ts';
import { removeHazardLayer } from './remove-hazard-layer.ts';
import { requestLayerImport } from './request-layer-import.ts';
import { showTile } from './show-tile.ts';
import { startLayerUpload } from './start-layer-upload.ts';

export const hazardRoutes = {
  at: sessionRoutes.hazards.at.handler(({ context, input }) => getPlaceHazards(context.scope, input)),
  ofProperty: sessionRoutes.hazards.ofProperty.handler(({ context, input }) =>
    getPropertyHazards(context.scope, input),
  ),
  layers: sessionRoutes.hazards.layers.handler(({ context }) => listHazardLayers(context.scope)),
  shares: sessionRoutes.hazards.shares.handler(({ context, input }) => listLayerShares(context.scope, input)),
  startLayerUpload: operatorRoutes.hazards.startLayerUpload.handler(({ context, input }) =>
    startLayerUpload(context.scope, input),
  ),
  importLayer: operatorRoutes.hazards.importLayer.handler(({ context, input: { uploadId, ...facts } }) =>
    requestLayerImport(context.scope, { uploadId, facts }),
  ),
  removeLayer: operatorRoutes.hazards.removeLayer.handler(({ context, input }) =>
    removeHazardLayer(context.scope, input.id),
  ),
  tile: sessionRoutes.hazards.tile.handler(({ context, input }) =>
    showTile(context.scope, input, context.resHeaders),
  ),
};
