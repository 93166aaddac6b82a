import { type ColumnMap, type ImportField, missingFields } from '@propguard/rules/imports/import-columns';
import type { RowFilter } from '@propguard/rules/imports/import-settings';
import type { Values } from '@propguard/rules/imports/read-property';
import { FileRefused } from '../intake/file-refused.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `‘${name}’`).join(', ');

/** Refuses a map that names columns which the file does not have, or leaves out what every row needs. */
export const checkColumns = (
  fields: readonly ImportField[],
  headers: readonly string[],
  { columns, filters }: { columns: ColumnMap; filters: readonly RowFilter[] },
): void => {
  const unmapped = missingFields(fields, columns);
  if (unmapped.length > 0)
    throw new FileRefused(`Say which column holds ${quoted(unmapped)}: every row needs it.`);
  const named = [...Object.values(columns), ...filters.map(({ column }) => column)].filter(Boolean);
  const absent = named.filter((name) => !headers.includes(name));
  if (absent.length > 0)
    throw new FileRefused(
      `The file has no column ${quoted([...new Set(absent)].sort())}. It has ${quoted(headers.slice(0, 30))}.`,
    );
};

/** Fields by their columns' places, looked up once for the whole file. */
export const valueReader = (
  headers: readonly string[],
  columns: ColumnMap,
): ((cells: readonly string[]) => Values) => {
  const places = new Map(
    Object.entries(columns)
      .filter(([, column]) => column !== '')
      .map(([field, column]) => [field, headers.indexOf(column)] as const),
  );
  return (cells) => (field) => {
    const place = places.get(field);
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
};
