import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { announceFile } from './announce-file.ts';
import { previewFile, readFile, runFile } from './change-files.ts';

const steps = workspaceSteps.ownListingFiles;

export const ownListingFileRoutes = {
  announce: workspaceRoutes.ownListingFiles.announce.handler(({ context, input }) =>
    announceFile(context.scope, input),
  ),
  read: steps.read.handler(({ context, input }) => readFile(context, input.id)),
  preview: steps.preview.handler(({ context, input }) => previewFile(context, input)),
  run: steps.run.handler(({ context, input }) => runFile(context, input)),
};
