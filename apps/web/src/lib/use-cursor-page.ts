import { useAddressParams } from './use-address-params.ts';

const CURSOR = 'cursor';
const TRAIL = 'trail';
/** Cursors are opaque and may hold anything but this. */
const BETWEEN = '~';

/**
 * The page of a list that is read by cursors, in the address: `?cursor=` is where it begins, `?trail=` the
 * cursors of the pages before it, so that a reload can still go back.
 */
export function useCursorPage(nextCursor: string | null | undefined) {
  const { params, change } = useAddressParams();
  const cursor = params.get(CURSOR) ?? undefined;
  const trail = params.get(TRAIL)?.split(BETWEEN) ?? [];
  const goTo = (to: string | undefined, by: string[]) =>
    change({ [CURSOR]: to ?? null, [TRAIL]: by.length > 0 ? by.join(BETWEEN) : null });
  const onNext = () => goTo(nextCursor ?? undefined, cursor === undefined ? trail : [...trail, cursor]);
  const onPrevious = () => goTo(trail.at(-1), trail.slice(0, -1));
  return {
    cursor,
    isFirst: cursor === undefined,
    toFirst: () => goTo(undefined, []),
    ...(nextCursor ? { onNext } : {}),
    ...(cursor === undefined ? {} : { onPrevious }),
  };
}

/** What to take from the address when the list becomes another one. */
export const FIRST_PAGE = { [CURSOR]: null, [TRAIL]: null };
