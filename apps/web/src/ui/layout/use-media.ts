import { useCallback, useSyncExternalStore } from 'react';

/** The same width as the `lg` breakpoint: two panes fit beside each other. */
export const FITS_BESIDE = '(width >= 64rem)';

/** The same as the variant `touch`: a finger, or a screen as narrow as a phone's. */
export const TOUCHED = '(pointer: coarse), (width <= 760px)';

/** Whether a media query holds now; drawn again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
