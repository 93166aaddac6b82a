import type { Enquiry } from '@propguard/protocol/enquiries';

type Kind = Enquiry['kind'];
const kinds: Record<Kind, string> = { sales: 'Question', call: 'Call', tour: 'Tour' };

export const text = {
  title: 'Enquiries',
  description:
    'What people asked and booked on the landing page, newest first. Times are Brisbane time (AEST).',
  homeWorkspace: {
    label: 'Whoever asks becomes a lead of',
    nobody: 'No workspace yet',
    chosen: (name: string) => `New enquiries become leads of ${name}`,
    notChosen: 'The workspace was not changed',
    failed: 'Which workspace gets the leads could not be read',
  },
  list: 'Enquiries',
  loading: 'Reading the enquiries',
  failed: 'The enquiries could not be read',
  failedAgain: 'The enquiries could not be read again. Those read before are still shown.',
  emptyTitle: 'No enquiry yet',
  empty: 'Questions to sales, demonstration calls and tours stand here.',
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
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    when: 'Booked for',
    language: 'Language',
    type: 'Kind of tour',
    received: 'Received',
    answeredAt: 'Answered',
    goneTitle: 'This enquiry is not on this page',
    gone: 'It stands on another page of the list, or was removed.',
    mark: 'Mark as answered',
    unmark: 'Mark as open',
    failed: 'The enquiry was not changed',
    remove: 'Remove',
    removeTitle: 'Remove this enquiry?',
    removeDescription: 'It is gone for good. A time that was booked with it is free again.',
    removed: 'The enquiry is removed',
    notRemoved: 'The enquiry was not removed',
  },
} as const;
