import type { SortingState } from '@tanstack/react-table';

export const CURSOR = 'cursor';
const TRAIL = 'trail';
const SORT = 'sort';
const DOWN = '-';
/** Cursors are written in base64url, which has no such letter. */
const BETWEEN = '~';

/** What to take from the address when the list becomes another one. */
export const FIRST_PAGE = { [CURSOR]: null, [TRAIL]: null };

type Changes = Record<string, string | null>;

/** What may be chosen, the usual first: that one stays out of the address. `text` takes any words. */
type FilterSpec = readonly [string, ...string[]] | 'text';
export type FilterSpecs = Readonly<Record<string, FilterSpec>>;
export type Filters<Specs extends FilterSpecs> = {
  [Name in keyof Specs]: Specs[Name] extends readonly (infer Choice)[] ? Choice : string;
};

export interface SortSpec<Column extends string> {
  columns: readonly Column[];
  /** `-price` is the highest first. */
  usual: Column | `-${Column}`;
}

export interface Order<Column extends string> {
  column: Column;
  direction: 'asc' | 'desc';
}

export function filtersIn<Specs extends FilterSpecs>(params: URLSearchParams, specs: Specs): Filters<Specs> {
  const chosen = Object.entries(specs).map(([name, spec]: [string, FilterSpec]) => {
    const sent = params.get(name) ?? '';
    return [name, spec === 'text' || spec.includes(sent) ? sent : spec[0]];
  });
  return Object.fromEntries(chosen) as Filters<Specs>;
}

/** Another list begins at its first page. */
export function filterChanges(specs: FilterSpecs, next: Readonly<Record<string, string>>): Changes {
  const written = Object.entries(next).map(([name, value]) => {
    const spec = specs[name];
    return [name, spec !== 'text' && value === spec?.[0] ? null : value];
  });
  return { ...FIRST_PAGE, ...Object.fromEntries(written) };
}

/** `?sort=price`, or `?sort=-price` for the highest first; the usual order when it names no column. */
export function orderIn<Column extends string>(
  params: URLSearchParams,
  { columns, usual }: SortSpec<Column>,
): Order<Column> {
  const read = (text: string) => columns.find((column) => column === text.replace(DOWN, ''));
  const sent = params.get(SORT) ?? '';
  const text = read(sent) === undefined ? usual : sent;
  const column = read(text) ?? (usual.replace(DOWN, '') as Column);
  return { column, direction: text.startsWith(DOWN) ? 'desc' : 'asc' };
}

export const sortChanges = ([next]: SortingState): Changes => ({
  ...FIRST_PAGE,
  [SORT]: next ? `${next.desc ? DOWN : ''}${next.id}` : null,
});

/** Where the pages on either side begin: `?trail=` keeps the cursors of those before, so that a reload can go back. */
export function pageChanges(params: URLSearchParams) {
  const cursor = params.get(CURSOR);
  const trail = params.get(TRAIL)?.split(BETWEEN) ?? [];
  const goTo = (to: string | undefined, by: readonly string[]): Changes => ({
    [CURSOR]: to ?? null,
    [TRAIL]: by.length > 0 ? by.join(BETWEEN) : null,
  });
  return {
    next: (nextCursor: string) => goTo(nextCursor, cursor === null ? [] : [...trail, cursor]),
    previous: cursor === null ? null : goTo(trail.at(-1), trail.slice(0, -1)),
  };
}
