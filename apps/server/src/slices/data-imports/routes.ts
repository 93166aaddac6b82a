import { operatorRoutes } from '../../access/guards.ts';
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

export const dataImportRoutes = {
  list: routes.list.handler(({ context, input }) =>
    context.services.database.asInstallation((tx) => listImports(tx, input)),
  ),
  get: routes.get.handler(({ context, input }) =>
    context.services.database.asInstallation((tx) => getImport(tx, input.id)),
  ),
  start: routes.start.handler(({ context, input }) =>
    context.services.database.asInstallation((tx) =>
      startImport(tx, { ...input, accountId: context.principal.account.id }),
    ),
  ),
  read: routes.read.handler(({ context, input }) => readUpload(context.services, input.id)),
  preview: routes.preview.handler(({ context, input: { id, ...choice } }) =>
    previewImport(context.services, id, choice),
  ),
  run: routes.run.handler(({ context, input: { id, dryRun, ...settings } }) =>
    context.services.database.asInstallation((tx) =>
      runImport(context.services, tx, { id, settings, dryRun, accountId: context.principal.account.id }),
    ),
  ),
  resume: routes.resume.handler(({ context, input }) =>
    context.services.database.asInstallation((tx) => resumeImport(context.services, tx, input.id)),
  ),
  undo: routes.undo.handler(({ context, input }) =>
    context.services.database.asInstallation((tx) =>
      undoImport(context.services, tx, { id: input.id, accountId: context.principal.account.id }),
    ),
  ),
  discard: routes.discard.handler(({ context, input }) =>
    context.services.database.asInstallation((tx) => discardImport(tx, input.id)),
  ),
  rejectedRows: routes.rejectedRows.handler(({ context, input }) =>
    context.services.database.asInstallation((tx) => listRejectedRows(tx, input)),
  ),
  rejectedRowsFile: routes.rejectedRowsFile.handler(({ context: { services, resHeaders }, input }) =>
    services.database.asInstallation((tx) => rejectedRowsFile(tx, input, resHeaders)),
  ),
};
