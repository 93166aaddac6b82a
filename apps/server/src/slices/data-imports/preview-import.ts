import type { ImportChoice, ImportPreview } from '@propguard/protocol/data-imports';
import type { OpenInstallation } from '../../access/installation-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { judge } from '../../tabular/judge-record.ts';
import { previewRows } from '../../tabular/preview-rows.ts';
import { IMPORTERS } from './importers/registry.ts';
import { readingContext } from './run/reading-context.ts';
import { requireImport } from './stored-import.ts';
import { uploadedFile, type WaitingReader } from './uploaded-file.ts';

const READABLE_STATES = new Set(['ready', 'checked', 'refused']);

const previewSource = async (
  openInstallation: OpenInstallation,
  source: FileSource,
  choice: ImportChoice,
): Promise<ImportPreview> => {
  const importer = IMPORTERS[choice.kind];
  const context = await openInstallation(({ tx }) => readingContext({ tx }, choice.options.state));
  const file = await importer.open(source, choice, { bytes: 0 });
  const read = importer.reader(file.headers, choice, context);
  return previewRows(
    file,
    (record) => judge(record, read),
    (row) => row.readAs(),
  );
};

/** How the first rows would be read with these choices. Nothing is written. */
export const previewImport = async (
  { openInstallation, gone }: WaitingReader,
  id: string,
  choice: ImportChoice,
): Promise<ImportPreview> => {
  const row = await openInstallation(({ tx }) => requireImport({ tx }, id));
  if (!READABLE_STATES.has(row.state)) throw fail('CONFLICT');
  try {
    return await previewSource(openInstallation, uploadedFile(openInstallation, row, gone()), choice);
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};
