import { workspaceSteps } from '../../access/guards.ts';
import { downloadFile } from './download-file.ts';

export const fileRoutes = {
  download: workspaceSteps.files.download.handler(({ context, input }) => downloadFile(context, input.id)),
};
