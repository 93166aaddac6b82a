/** Whom or what a public page books. */
export const PAGE_SUBJECTS = ['agent', 'team', 'home', 'tour'] as const;
export type PageSubject = (typeof PAGE_SUBJECTS)[number];

export const BOOKING_PAGES_PER_WORKSPACE = 200;
/** Links by which calendars of agents are read elsewhere. */
export const FEEDS_PER_WORKSPACE = 200;
export const PAGE_NOTE_MAX_LENGTH = 600;
export const BOOKING_NOTE_MAX_LENGTH = 2_000;
export const PEOPLE_MAX = 15;
export const SLUG_MAX_LENGTH = 80;
const SLUG_WORDS_LENGTH = 60;

/** 'View 5 Poinciana Lane' as it stands in an address; what makes it the only one is added. */
export const slugOf = (title: string, tail: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_WORDS_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? tail : `${words}-${tail}`;
};

/** A client changes or cancels by themselves until then; later they call. */
export const CHANGE_UNTIL_MINUTES = 120;

/** How the page is called in the ledger of consent. */
export const BOOKING_FORM = 'Public booking page';

/** What a page is about: a home's, and a tour of one, need the home. */
export const needsHome = (subject: PageSubject): boolean => subject === 'home' || subject === 'tour';

/**
 * CORE-CONST-15, OPS-TOUR-15: 'VT' and six digits for a virtual tour, 'BK-' and six for the rest. It names a booking on the
 * phone and opens nothing. The database draws it (`name_appointment`); here it is read as people write it.
 */
export const readBookingCode = (said: string): string | null => {
  const [, kind, digits] =
    said
      .toUpperCase()
      .replaceAll(/[\s-]/g, '')
      .match(/^(VT|BK)(\d{6})$/) ?? [];
  return kind && digits ? `${kind === 'BK' ? 'BK-' : kind}${digits}` : null;
};
