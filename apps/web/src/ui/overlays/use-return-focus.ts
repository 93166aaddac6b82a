import { useRef } from 'react';

/** A line of a menu goes with the menu: what stays is the button that opened it. */
function whatStays(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]');
  const stays = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return stays instanceof HTMLElement && stays !== document.body ? stays : null;
}

/**
 * Gives the focus back to whatever had it when the overlay opened. Radix does so only for a trigger inside the overlay;
 * one that its caller opens would leave a person at the top of the page.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = whatStays(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current?.isConnected) return;
      event.preventDefault();
      // Whoever closed it may have sent the focus somewhere else already.
      if (document.activeElement === document.body) before.current.focus();
    },
  };
}
