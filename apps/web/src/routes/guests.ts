import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

/** Opened from a message, by people who may never have seen the product: each has a frame of its own. */
export const GUEST_SCREENS = {
  unsubscribe: {
    path: PATHS.unsubscribe,
    title: 'Unsubscribe',
    area: null,
    icon: 'mail',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  survey: {
    path: PATHS.survey,
    title: 'How did we do?',
    area: null,
    icon: 'mail',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  preferences: {
    path: PATHS.preferences,
    title: 'What you get',
    area: null,
    icon: 'mail',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  publicForm: {
    path: PATHS.leadForm,
    title: 'Write to us',
    area: null,
    icon: 'mail',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  questions: {
    path: PATHS.questions,
    title: 'A few questions',
    area: null,
    icon: 'mail',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  publicBooking: {
    path: PATHS.book,
    title: 'Book a time',
    area: null,
    icon: 'history',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  openHome: {
    path: PATHS.openHome,
    title: 'Open home',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  waitlist: {
    path: PATHS.waitlist,
    title: 'Your place on the waitlist',
    area: null,
    icon: 'history',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  booking: {
    path: PATHS.booking,
    title: 'Your booking',
    area: null,
    icon: 'history',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
} as const satisfies ScreenTable;

export const preferencesPath = (pass: string): string => pathTo(PATHS.preferences, { pass });
