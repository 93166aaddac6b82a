import type { LeadRow } from '@propguard/protocol/lead-facts';
import {
  canFollow,
  isOpen,
  LEAD_STATUSES,
  type LeadStatus,
  STATUS_NAMES,
  whyNot,
} from '@propguard/rules/leads/pipeline';
import { nameOf } from './lead-looks.tsx';
import { text } from './text.ts';

const words = text.board.said;

/** What comes of letting go of a lead over a column. */
type Drop =
  | { kind: 'stays' }
  | { kind: 'refused'; why: string }
  | { kind: 'asks'; status: LeadStatus }
  | { kind: 'moves'; status: LeadStatus };

/** What a status asks for more than the move: a fee, a reason. */
const asksMore = (from: LeadStatus, to: LeadStatus): boolean =>
  to === 'closed' || to === 'lost' || !isOpen(from);

export function dropOf({ status: from }: LeadRow, to: LeadStatus | undefined): Drop {
  if (to === undefined || to === from) return { kind: 'stays' };
  if (!canFollow(from, to)) return { kind: 'refused', why: whyNot(from, to) ?? '' };
  return { kind: asksMore(from, to) ? 'asks' : 'moves', status: to };
}

const placeOf = (status: LeadStatus): string =>
  words.place(STATUS_NAMES[status], LEAD_STATUSES.indexOf(status) + 1, LEAD_STATUSES.length);

/** What is read aloud on the way, by name and column. */
export const saidOf = {
  pickedUp: (lead: LeadRow) => words.pickedUp(nameOf(lead), placeOf(lead.status)),
  over: (lead: LeadRow, to: LeadStatus) =>
    lead.status === to || canFollow(lead.status, to)
      ? placeOf(to)
      : `${placeOf(to)} ${whyNot(lead.status, to)}`,
  putBack: (lead: LeadRow) => words.putBack(nameOf(lead), placeOf(lead.status)),
  dropped: (lead: LeadRow, drop: Drop) => {
    if (drop.kind === 'stays') return words.putBack(nameOf(lead), placeOf(lead.status));
    if (drop.kind === 'refused') return words.refused(nameOf(lead), STATUS_NAMES[lead.status], drop.why);
    if (drop.kind === 'asks') return words.asks(nameOf(lead), placeOf(drop.status));
    return words.dropped(nameOf(lead), placeOf(drop.status));
  },
};
