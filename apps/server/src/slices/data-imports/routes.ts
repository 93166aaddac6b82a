import { operatorRoutes, operatorSteps } from '../../access/guards.ts';
import { discardImport } from './discard-import.ts';
import { getImport } from './get-import.ts';
import { listImports } from './list-imports.ts';
import { listRejectedRows } from './list-rejected-rows.ts';
import { previewImport } from './preview-import.ts';
import { readUpload } from './read-upload.ts';
import { rejectedRowsFile } from './rejected-rows-csv.ts';
import { resumeImport } from './resume-import.ts';
import { runImport } from './run-import.ts';
import { startImport } from './start-import.ts';
import { undoImport } from './undo-import.ts';

const routes = operatorRoutes.dataImports;
const steps = operatorSteps.dataImports;

export const dataImportRoutes = {
  list: routes.list.handler(({ context, input }) => listImports(context.scope, input)),
  get: routes.get.handler(({ context, input }) => getImport(context.scope, input.id)),
  start: routes.start.handler(({ context, input }) => startImport(context.scope, input)),
  read: steps.read.handler(({ context, input }) => readUpload(context, input.id)),
  preview: steps.preview.handler(({ context, input: { id, ...choice } }) =>
    previewImport(context, id, choice),
  ),
  run: routes.run.handler(({ context, input: { id, dryRun, ...settings } }) =>
    runImport(context.scope, { id, settings, dryRun }),
  ),
  resume: routes.resume.handler(({ context, input }) => resumeImport(context.scope, input.id)),
  undo: routes.undo.handler(({ context, input }) => undoImport(context.scope, input.id)),
  discard: routes.discard.handler(({ context, input }) => discardImport(context.scope, input.id)),
  rejectedRows: routes.rejectedRows.handler(({ context, input }) => listRejectedRows(context.scope, input)),
  rejectedRowsFile: steps.rejectedRowsFile.handler(({ context, input }) =>
    rejectedRowsFile(context.openInstallation, input, context.resHeaders),
  ),
};
