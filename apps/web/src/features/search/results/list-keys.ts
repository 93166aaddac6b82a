import type { KeyboardEvent } from 'react';

interface ListKeys {
  onCompare: (id: string) => void;
  onShowOnMap: (id: string) => void;
}

const linksIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-listing]')];

function targetOf(key: string, links: readonly HTMLElement[]): HTMLElement | undefined {
  const at = links.findIndex((link) => link.closest('article')?.contains(document.activeElement));
  switch (key) {
    case 'ArrowDown':
      return links[at + 1];
    case 'ArrowUp':
      return at > 0 ? links[at - 1] : undefined;
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}

/** The arrows walk along the cards, Enter opens as on any link; letters act only while a card has the focus. */
export function handleListKey(event: KeyboardEvent<HTMLElement>, { onCompare, onShowOnMap }: ListKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = targetOf(event.key, linksIn(event.currentTarget));
  if (target) {
    event.preventDefault();
    target.focus();
    target.closest('article')?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const id = document.activeElement?.closest('article')?.querySelector<HTMLElement>('[data-listing]')
    ?.dataset.listing;
  if (id === undefined) return;
  if (event.key.toLowerCase() === 'c') onCompare(id);
  if (event.key.toLowerCase() === 'm') onShowOnMap(id);
}
