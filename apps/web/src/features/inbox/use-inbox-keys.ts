import type { InboxRow } from '@propguard/protocol/inbox-facts';
import { type RefObject, useEffect } from 'react';
import type { useInboxAddress } from './use-inbox-address.ts';

interface InboxKeys {
  address: ReturnType<typeof useInboxAddress>;
  rows: readonly InboxRow[];
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
}

/** What the chosen conversation does by a key; it says so itself, by where it puts its name. */
const PRESS: Readonly<Record<string, string>> = { r: 'reply', n: 'note', e: 'resolve', t: 'take', d: 'use' };

/** A menu opens by its own key; a click would open and close it. */
const openMenu = (name: string): void => {
  const trigger = document.querySelector<HTMLElement>(`[data-inbox-key="${name}"]`);
  trigger?.focus();
  trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** One key each, unless somebody writes or a dialog is open. */
export function useInboxKeys({ address, rows, search, onHelp }: InboxKeys): void {
  useEffect(() => {
    const step = (by: number) => {
      const at = rows.findIndex(({ id }) => id === address.chosenId);
      const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
      if (next) address.choose(next.id);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isWriting(event.target)) (event.target as HTMLElement).blur();
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const pressed = PRESS[event.key];
      if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
      else if (event.key === '/') search.current?.focus();
      else if (event.key === '?') onHelp();
      else if (event.key === 's') openMenu('snooze');
      else if (pressed) document.querySelector<HTMLElement>(`[data-inbox-key="${pressed}"]`)?.click();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
