import type { LeadRow } from '@propguard/protocol/lead-facts';
import { LEAD_STATUSES, type LeadStatus } from '@propguard/rules/leads/pipeline';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { saidOf } from './board-drop.ts';

/** By which a card's handle is found among the columns. */
export const HANDLE = { 'data-lead-handle': '' };
const HANDLES = '[data-lead-handle]';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

interface Held {
  id: string;
  from: LeadStatus;
  over: LeadStatus;
  /** How far right of its own column it is shown. */
  shiftPx: number;
}

interface Board {
  ref: RefObject<HTMLElement | null>;
  say: (words: string) => void;
  drop: (lead: LeadRow, to: LeadStatus) => void;
}

/** To the next card of the column, or to the card nearest in height in the next column that has one. */
function goToNeighbour(board: HTMLElement, handle: HTMLElement, key: string): void {
  const columns = [...board.children].map((column) => [...column.querySelectorAll<HTMLElement>(HANDLES)]);
  const at = columns.findIndex((handles) => handles.includes(handle));
  const row = columns[at]?.indexOf(handle) ?? 0;
  const step = STEPS[key];
  if (step === undefined) {
    columns[at]?.[row + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    return;
  }
  const beside = step > 0 ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  const target = beside.find((handles) => handles.length > 0);
  target?.[Math.min(row, target.length - 1)]?.focus();
}

/**
 * A lead in hand by keyboard. The sensor of dnd-kit moves by distances on the screen; a board is gone through column by
 * column, however far it has to scroll.
 */
export function useHeldLead({ ref, say, drop }: Board) {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // The board was scrolled along with the lead: wherever it ended, it is seen.
    if (held === null && focused?.matches(HANDLES))
      focused.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [held]);
  const putBack = (lead: LeadRow) => {
    setHeld(null);
    say(saidOf.putBack(lead));
  };
  const isHeld = (lead: LeadRow) => held?.id === lead.id && held.from === lead.status;
  const take = (lead: LeadRow, from: Held, step: -1 | 1) => {
    const to = LEAD_STATUSES[LEAD_STATUSES.indexOf(from.over) + step];
    const board = ref.current;
    if (to === undefined || board === null) return;
    const columnOf = (status: LeadStatus) => board.children[LEAD_STATUSES.indexOf(status)] as HTMLElement;
    const column = columnOf(to);
    board.scrollTo?.({ left: column.offsetLeft - (board.clientWidth - column.offsetWidth) / 2 });
    setHeld({ ...from, over: to, shiftPx: column.offsetLeft - columnOf(lead.status).offsetLeft });
    say(saidOf.over(lead, to));
  };
  const onKeyDown = (lead: LeadRow, event: KeyboardEvent<HTMLElement>) => {
    const isInHand = isHeld(lead);
    const isAct = event.key === ' ' || event.key === 'Enter';
    const isCalledOff = isInHand && (event.key === 'Escape' || event.key === 'Tab');
    if (!isAct && !isCalledOff && !ARROWS.includes(event.key)) return;
    event.preventDefault();
    // A key that is held down would drop what it has just picked up.
    if (isAct && event.repeat) return;
    if (!isInHand || held === null) {
      if (!isAct) return goToNeighbour(ref.current ?? event.currentTarget, event.currentTarget, event.key);
      setHeld({ id: lead.id, from: lead.status, over: lead.status, shiftPx: 0 });
      return say(saidOf.pickedUp(lead));
    }
    if (isCalledOff) return putBack(lead);
    if (isAct) {
      setHeld(null);
      return drop(lead, held.over);
    }
    const step = STEPS[event.key];
    // The order inside a column is the list's: nothing is moved up or down.
    if (step !== undefined) take(lead, held, step);
  };
  const onBlur = (lead: LeadRow) => {
    if (isHeld(lead)) putBack(lead);
  };
  return { held, isHeld, onKeyDown, onBlur };
}
