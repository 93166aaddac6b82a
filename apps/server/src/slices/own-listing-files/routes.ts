import { workspaceRoutes } from '../../access/guards.ts';
import { announceFile, previewFile, readFile, runFile } from './change-files.ts';

const routes = workspaceRoutes.ownListingFiles;

export const ownListingFileRoutes = {
  announce: routes.announce.handler(({ context, input }) => announceFile(context.scope, input)),
  read: routes.read.handler(({ context, input }) => readFile(context.scope, input.id)),
  preview: routes.preview.handler(({ context, input }) => previewFile(context.scope, input)),
  run: routes.run.handler(({ context, input }) => runFile(context.scope, input)),
};
