import type { Enquiry } from '@propguard/protocol/enquiries';

type Kind = Enquiry['kind'];
const kinds: Record<Kind, string> = { sales: 'Question', call: 'Call', tour: 'Tour' };

export const text = {
  title: 'Enquiries',
  description:
    'What people asked and booked on the landing page, newest first. Times are Brisbane time (AEST).',
  homeWorkspace: {
    label: 'New enquiries become leads of',
    nobody: 'No workspace yet',
    chosen: (name: string) => `New enquiries become leads of ${name}`,
    notChosen: 'We couldn’t change the workspace',
    failed: 'We couldn’t load which workspace gets the leads',
  },
  list: 'Enquiries',
  loading: 'Loading the enquiries',
  failed: 'We couldn’t load the enquiries',
  failedAgain: 'We couldn’t refresh the enquiries. You’re seeing what we loaded before.',
  emptyTitle: 'No enquiries yet',
  empty: 'Questions for sales, demo calls and tours show up here.',
  emptyAction: 'Open the landing page',
  toFirst: 'Go to the first page',
  kinds,
  filter: 'Kind of enquiry',
  all: 'All',
  columns: { from: 'From', kind: 'Kind', when: 'Booked for', state: 'State', received: 'Received' },
  answered: 'Answered',
  open: 'Open',
  noTime: '–',
  detail: {
    label: 'The enquiry',
    close: 'Close the enquiry',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    when: 'Booked for',
    language: 'Language',
    type: 'Kind of tour',
    received: 'Received',
    answeredAt: 'Answered',
    goneTitle: 'This enquiry isn’t on this page',
    gone: 'It’s on another page of the list, or was removed.',
    mark: 'Mark as answered',
    unmark: 'Mark as open',
    failed: 'We couldn’t change the enquiry',
    remove: 'Remove',
    removeTitle: 'Remove this enquiry?',
    removeDescription: 'It’s deleted for good, and any time booked with it is free again.',
    removed: 'Enquiry removed',
    notRemoved: 'We couldn’t remove the enquiry',
  },
} as const;
