import { isBlank } from '@propguard/rules/imports/blank';
import type { RowFilter } from '@propguard/rules/imports/import-settings';

/** Whether a row is one of those that were asked for: every filter must let it pass. */
export const rowFilter = (
  headers: readonly string[],
  filters: readonly RowFilter[],
): ((cells: readonly string[]) => boolean) => {
  const checks = filters.map(({ column, values }) => ({
    place: headers.indexOf(column),
    wanted: new Set(values.map((value) => value.trim().toLowerCase())),
  }));
  return (cells) =>
    checks.every(({ place, wanted }) => {
      const cell = (cells[place] ?? '').trim();
      return wanted.size === 0 ? !isBlank(cell) : wanted.has(cell.toLowerCase());
    });
};
