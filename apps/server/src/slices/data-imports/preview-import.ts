import type { ImportChoice, ImportPreview } from '@propguard/protocol/data-imports';
import { fail, invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { readThrough } from '../../intake/read-through.ts';
import { judge } from '../../tabular/judge-record.ts';
import { previewRows } from '../../tabular/preview-rows.ts';
import { SAMPLED_RECORDS } from '../../tabular/sample-table.ts';
import { IMPORTERS } from './importers/registry.ts';
import { readingContext } from './run/reading-context.ts';
import { requireImport } from './stored-import.ts';
import { openFirstRows, uploadedFile, type WaitingReader } from './uploaded-file.ts';

const READABLE_STATES = new Set(['ready', 'checked', 'refused']);

const previewSource = async (
  reader: WaitingReader,
  source: FileSource,
  choice: ImportChoice,
): Promise<ImportPreview> => {
  const importer = IMPORTERS[choice.kind];
  const context = await reader.openInstallation(({ tx }) => readingContext({ tx }, choice.options.state));
  const open = openFirstRows(reader, SAMPLED_RECORDS);
  const file = await importer.open(source, choice, { bytes: 0 }, open);
  const read = importer.reader(file.headers, choice, context);
  return previewRows(
    file,
    (record) => judge(record, read),
    (row) => row.readAs(),
  );
};

/** How the first rows would be read with these choices. Nothing is written. */
export const previewImport = async (
  reader: WaitingReader,
  id: string,
  choice: ImportChoice,
): Promise<ImportPreview> => {
  const { openInstallation, gone } = reader;
  const row = await openInstallation(({ tx }) => requireImport({ tx }, id));
  if (!READABLE_STATES.has(row.state)) throw fail('CONFLICT');
  try {
    const source = uploadedFile(openInstallation, row, gone());
    return await readThrough(source, (watched) => previewSource(reader, watched, choice));
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};
