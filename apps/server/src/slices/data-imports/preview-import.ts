import type { ImportChoice, ImportPreview, PreviewRow } from '@propguard/protocol/data-imports';
import { PREVIEW_RECORDS } from '@propguard/rules/imports/import-limits';
import type { Context } from '../../context.ts';
import { fail, invalid } from '../../fail.ts';
import { requireImport } from './get-import.ts';
import { ImportRefused } from './import-refused.ts';
import { judge } from './importers/judge-record.ts';
import { IMPORTERS } from './importers/registry.ts';
import { readingContext } from './run/reading-context.ts';
import type { ImportSource } from './source/import-source.ts';
import { storedSource } from './source/stored-source.ts';

const READABLE_STATES = new Set(['ready', 'checked', 'refused']);

const previewSource = async (
  { database }: Pick<Context, 'database'>,
  source: ImportSource,
  choice: ImportChoice,
): Promise<ImportPreview> => {
  const importer = IMPORTERS[choice.kind];
  const context = await database.asInstallation((tx) => readingContext(tx, choice.options.state));
  const { headers, records } = await importer.open(source, choice, { bytes: 0 });
  const read = importer.reader(headers, choice, context);
  const rows: PreviewRow[] = [];
  for await (const record of records) {
    const verdict = judge(record, read);
    rows.push({
      line: record.line,
      cells: record.cells.map((cell) => cell.replaceAll('\0', '')),
      ...(verdict.ok
        ? { reason: null, field: null, readAs: verdict.value.readAs() }
        : { reason: verdict.reason, field: verdict.field, readAs: null }),
    });
    if (rows.length >= PREVIEW_RECORDS) break;
  }
  return { headers, rows };
};

/** How the first rows would be read with these choices. Nothing is written. */
export const previewImport = async (
  services: Pick<Context, 'database'>,
  id: string,
  choice: ImportChoice,
): Promise<ImportPreview> => {
  const row = await services.database.asInstallation((tx) => requireImport(tx, id));
  if (!READABLE_STATES.has(row.state)) throw fail('CONFLICT');
  try {
    return await previewSource(services, storedSource(services.database, row), choice);
  } catch (error) {
    if (error instanceof ImportRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};
