import { LISTING_STATUSES } from '../properties/listing-life.ts';

/** A draft is the agency's alone: no client, page or match sees it. */
export const OWN_LISTING_STATUSES = ['draft', ...LISTING_STATUSES] as const;
export type OwnListingStatus = (typeof OWN_LISTING_STATUSES)[number];

/** What can follow. A sale that falls through goes back on the market; nothing becomes a draft again. */
export const NEXT_STATUSES: Readonly<Record<OwnListingStatus, readonly OwnListingStatus[]>> = {
  draft: ['active'],
  active: ['under_offer', 'sold', 'withdrawn'],
  under_offer: ['active', 'sold', 'withdrawn'],
  sold: ['active'],
  withdrawn: ['active'],
};

export const OWN_LISTING_STATUS_NAMES: Readonly<Record<OwnListingStatus, string>> = {
  draft: 'Draft',
  active: 'For sale',
  under_offer: 'Under offer',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};

export const OWN_LISTING_EVENT_KINDS = ['added', 'status', 'price', 'shared'] as const;
export type OwnListingEventKind = (typeof OWN_LISTING_EVENT_KINDS)[number];

/** Who sees it beyond the agency: nobody, the operator who is asked to publish it, everybody. */
export const SHARING_STATES = ['own', 'offered', 'published'] as const;
export type SharingState = (typeof SHARING_STATES)[number];

const closes = (status: OwnListingStatus): boolean => status === 'sold' || status === 'withdrawn';

export type Step = { listedOn: string | null; closedOn: string | null; soldPriceAud: number | null };

type Move = { from: OwnListingStatus; to: OwnListingStatus; today: string; soldPriceAud: number | null };

/** What a change of status does to the days and the price; or why it cannot be, in words. */
export const moveStatus = (
  { from, to, today, soldPriceAud }: Move,
  { listedOn }: Pick<Step, 'listedOn'>,
): { ok: true; step: Step } | { ok: false; field: 'status' | 'soldPriceAud'; words: string } => {
  if (!NEXT_STATUSES[from].includes(to)) {
    const after = NEXT_STATUSES[from].map((next) => OWN_LISTING_STATUS_NAMES[next]).join(', ');
    const [was, will] = [OWN_LISTING_STATUS_NAMES[from], OWN_LISTING_STATUS_NAMES[to]];
    return { ok: false, field: 'status', words: `${will} can’t follow ${was}. What can: ${after}.` };
  }
  if (soldPriceAud !== null && to !== 'sold')
    return { ok: false, field: 'soldPriceAud', words: 'Only a sold home has a sale price.' };
  // Days on the market are counted from when it came back.
  const isBack = to === 'active' && (from === 'sold' || from === 'withdrawn');
  return {
    ok: true,
    step: {
      listedOn: listedOn === null || isBack ? today : listedOn,
      closedOn: closes(to) ? today : null,
      soldPriceAud: to === 'sold' ? soldPriceAud : null,
    },
  };
};
