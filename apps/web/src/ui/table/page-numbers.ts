/** A page's number, or a gap named by its side. */
export type PageEntry = number | 'gap-before' | 'gap-after';

const ALL_SHOWN = 7;

/** First, last, the page and its neighbours; a gap stands for two pages or more, never for one. */
export function pageNumbers(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= ALL_SHOWN) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = page <= 4 ? 2 : Math.min(page - 1, pageCount - 4);
  const to = page >= pageCount - 3 ? pageCount - 1 : Math.max(page + 1, 5);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pageCount - 1 ? (['gap-after'] as const) : []),
    pageCount,
  ];
}
