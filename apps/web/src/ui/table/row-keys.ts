import type { KeyboardEvent } from 'react';

/** Enter and Space open the row; the arrows walk. Keys pressed inside a control of the row stay there. */
export function openOnKeys(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    open();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const { nextElementSibling, previousElementSibling } = event.currentTarget;
    const neighbour = event.key === 'ArrowDown' ? nextElementSibling : previousElementSibling;
    if (neighbour instanceof HTMLElement) {
      event.preventDefault();
      neighbour.focus();
    }
  }
}
