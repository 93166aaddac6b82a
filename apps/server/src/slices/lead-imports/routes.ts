import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { exportLeads } from '../leads/export-leads.ts';
import { cancelImport, removeImport } from './cancel-import.ts';
import { getImport, listImports } from './get-import.ts';
import { brokenRowsFile, listRows } from './list-rows.ts';
import { previewImport } from './preview-import.ts';
import { checkImport, runImport } from './queue-import.ts';
import { readFile } from './read-file.ts';
import { startImport } from './start-import.ts';

const routes = workspaceRoutes.leadImports;
const steps = workspaceSteps.leadImports;

export const leadImportRoutes = {
  list: routes.list.handler(({ context, input }) => listImports(context.scope, input)),
  get: routes.get.handler(({ context, input }) => getImport(context.scope, input.id)),
  start: routes.start.handler(({ context, input }) => startImport(context.scope, input)),
  read: steps.read.handler(({ context, input }) => readFile(context, input.id)),
  preview: steps.preview.handler(({ context, input: { id, ...choice } }) =>
    previewImport(context, id, choice),
  ),
  check: routes.check.handler(({ context, input }) => checkImport(context.scope, input)),
  run: routes.run.handler(({ context, input }) => runImport(context.scope, input.id)),
  cancel: routes.cancel.handler(({ context, input }) => cancelImport(context.scope, input.id)),
  rows: routes.rows.handler(({ context, input }) => listRows(context.scope, input)),
  brokenFile: steps.brokenFile.handler(({ context, input }) =>
    brokenRowsFile(context.openWorkspace, input.id, context.resHeaders),
  ),
  remove: routes.remove.handler(({ context, input }) => removeImport(context.scope, input.id)),
  export: steps.export.handler(({ context, input }) => exportLeads(context, input, context.resHeaders)),
};
