import { useAddressParams } from './use-address-params.ts';

const CURSOR = 'cursor';
const TRAIL = 'trail';
/** Cursors are written in base64url, which has no such letter. */
const BETWEEN = '~';

/** What to take from the address when the list becomes another one. */
export const FIRST_PAGE = { [CURSOR]: null, [TRAIL]: null };

/**
 * The page of a list that is read by cursors, in the address: `?cursor=` is where it begins, `?trail=` the
 * cursors of the pages before it, so that a reload can still go back.
 */
export function useCursorPage() {
  const { params, change } = useAddressParams();
  const cursor = params.get(CURSOR) ?? undefined;
  const trail = params.get(TRAIL)?.split(BETWEEN) ?? [];
  const goTo = (to: string | undefined, by: string[]) =>
    change({ [CURSOR]: to ?? null, [TRAIL]: by.length > 0 ? by.join(BETWEEN) : null });
  return {
    cursor,
    isFirst: cursor === undefined,
    toFirst: () => goTo(undefined, []),
    /** The steps that there are from this page, once it is known where the next begins. */
    stepsTo: (nextCursor: string | null | undefined) => ({
      ...(nextCursor
        ? { onNext: () => goTo(nextCursor, cursor === undefined ? [] : [...trail, cursor]) }
        : {}),
      ...(cursor === undefined ? {} : { onPrevious: () => goTo(trail.at(-1), trail.slice(0, -1)) }),
    }),
  };
}
