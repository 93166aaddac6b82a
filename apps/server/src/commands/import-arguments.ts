import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ImportSettings } from '@propguard/protocol/data-imports';
import type { RowFilter } from '@propguard/rules/imports/import-settings';
import * as z from 'zod';
import { FileRefused } from '../intake/file-refused.ts';

export const USAGE = `npm run import -- FILE [--map MAP.json] [--kind sales|listings|nsw-psi|series] [--state VIC]
    [--date-format dmy|mdy|ymd|auto] [--encoding utf-8|utf-16le|utf-16be|windows-1252] [--filter 'Method=S,SP,SA']
    [--accept-incomplete] --name NAME --licence LICENCE --attribution SOURCE [--dry-run] [--rejects OUT.csv]
npm run import -- --list
npm run import -- --undo ID`;

const OPTIONS = {
  map: { type: 'string' },
  kind: { type: 'string' },
  state: { type: 'string' },
  'date-format': { type: 'string' },
  encoding: { type: 'string' },
  filter: { type: 'string', multiple: true },
  'accept-incomplete': { type: 'boolean' },
  name: { type: 'string' },
  licence: { type: 'string' },
  attribution: { type: 'string' },
  'dry-run': { type: 'boolean' },
  rejects: { type: 'string' },
  list: { type: 'boolean' },
  undo: { type: 'string' },
  help: { type: 'boolean' },
} as const;

export const readArguments = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new FileRefused(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
};
export type Arguments = ReturnType<typeof readArguments>['values'];

const readFilter = (written: string): RowFilter => {
  const at = written.indexOf('=');
  if (at < 1) throw new FileRefused(`A filter is written as 'Column=value,value': ${written}`);
  const values = written.slice(at + 1).split(',');
  return { column: written.slice(0, at), values: values.map((value) => value.trim()).filter(Boolean) };
};

const SettingsFile = z.object({
  kind: ImportSettings.shape.kind.optional(),
  columns: ImportSettings.shape.columns.optional(),
  options: ImportSettings.shape.options.partial().optional(),
  dataset: ImportSettings.shape.dataset.partial().optional(),
});

const readMap = async (file: string | undefined): Promise<z.infer<typeof SettingsFile>> => {
  if (file === undefined) return {};
  const text = await readFile(file, 'utf8').catch(() => {
    throw new FileRefused(`There is no file ${file}.`);
  });
  try {
    return SettingsFile.parse(JSON.parse(text));
  } catch (error) {
    throw new FileRefused(
      `${file} is no map of columns: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`,
    );
  }
};

type Guess = Omit<ImportSettings, 'dataset'> & { name: string };

const given = <Value>(key: string, value: Value | undefined): Record<string, Value> =>
  value === undefined ? {} : { [key]: value };

/** What was guessed from the file, then the map, then the arguments: the later counts. */
export const chooseSettings = async (values: Arguments, guess: Guess | null): Promise<ImportSettings> => {
  const map = await readMap(values.map);
  const kind = values.kind ?? map.kind ?? guess?.kind;
  const isAsGuessed = kind === guess?.kind;
  const settings = ImportSettings.safeParse({
    kind,
    columns: map.columns ?? (isAsGuessed ? guess?.columns : undefined) ?? {},
    options: {
      ...guess?.options,
      ...map.options,
      ...given('state', values.state),
      ...given('dateFormat', values['date-format']),
      ...given('encoding', values.encoding),
      ...given('filters', values.filter?.map(readFilter)),
      ...given('acceptsIncompleteFiles', values['accept-incomplete']),
    },
    dataset: {
      name: guess?.name,
      ...map.dataset,
      ...given('name', values.name),
      ...given('licence', values.licence),
      ...given('attribution', values.attribution),
    },
  });
  if (settings.success) return settings.data;
  throw new FileRefused(`Something is missing or not valid:\n${z.prettifyError(settings.error)}\n\n${USAGE}`);
};
