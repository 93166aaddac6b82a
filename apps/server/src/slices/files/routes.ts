import { workspaceRoutes } from '../../access/guards.ts';
import { downloadFile } from './download-file.ts';

export const fileRoutes = {
  download: workspaceRoutes.files.download.handler(({ context, input }) => downloadFile(context, input.id)),
};
