import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { announceMedia, removeMedia, storeUploaded } from './change-media.ts';
import { getMedia } from './read-media.ts';
import { sendMedia } from './send-media.ts';

export const mediaRoutes = {
  announce: workspaceRoutes.media.announce.handler(({ context, input }) =>
    announceMedia(context.scope, input),
  ),
  store: workspaceSteps.media.store.handler(({ context, input }) =>
    storeUploaded(context.openWorkspace, input.id),
  ),
  get: workspaceRoutes.media.get.handler(({ context, input }) => getMedia(context.scope, input.id)),
  content: workspaceRoutes.media.content.handler(({ context, input }) => sendMedia(context, input)),
  remove: workspaceRoutes.media.remove.handler(({ context, input }) => removeMedia(context.scope, input.id)),
};
