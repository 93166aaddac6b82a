import { useEffect } from 'react';

/** Places with a name of their own, which is read aloud when the focus comes to one. */
const PLACES = '[role=dialog], section[aria-label], section[aria-labelledby], [role=region], main';
/** Whoever removed it, such as a dialog that closes, may send the focus somewhere better first. */
const PATIENCE_MS = 60;

const around = (element: Element | null): Element[] =>
  element === null ? [] : [element, ...around(element.parentElement)];

function focusPlace(place: HTMLElement): void {
  const target = (place.matches('main') ? place.querySelector<HTMLElement>('h1') : null) ?? place;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * What had the focus can go: a line that was removed, a button that did its work. The focus then goes to the place
 * around it, such as its card, and nobody starts again at the top of the page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let held: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () =>
      held[0] !== undefined && !held[0].isConnected && document.activeElement === document.body;
    const keep = () => {
      timer = undefined;
      if (!isLost()) return;
      const place = held.find((element) => element.isConnected && element.matches(PLACES));
      held = [];
      if (place instanceof HTMLElement) focusPlace(place);
    };
    const remember = ({ target }: FocusEvent) => {
      held = target instanceof Element ? around(target) : [];
    };
    // Who presses beside everything leaves the focus nowhere by intent.
    const forget = () => {
      held = [];
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && isLost()) timer = setTimeout(keep, PATIENCE_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}
