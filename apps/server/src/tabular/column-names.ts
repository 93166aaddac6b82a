import { unnamedColumn } from '@propguard/rules/imports/import-columns';
import { COLUMNS_MAX } from '@propguard/rules/imports/import-limits';
import { FileRefused } from '../intake/file-refused.ts';
import { storableText } from '../intake/storable-text.ts';

/** Every column needs a name of its own: one without is called by its place, a second of the same name by its count. */
const named = (cells: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = storableText(cell).trim() || unnamedColumn(at);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
};

/** The names of a table's columns, from its first row. `kind` is what the file would be, did it have a header. */
export const columnNames = (cells: readonly string[], kind: 'CSV' | 'table'): string[] => {
  if (cells.length > COLUMNS_MAX)
    throw new FileRefused(`The file has ${cells.length} columns; at most ${COLUMNS_MAX} can be read.`);
  if (cells.length < 2)
    throw new FileRefused(`The first line has a single column: this isn’t a ${kind} with a header.`);
  return named(cells);
};
