import { inEnglish } from '@propguard/rules/messages/in-english';

export const text = {
  open: (unseen: number) =>
    inEnglish('Notices{unseen, plural, =0 {} one {: # new} other {: # new}}', { unseen }),
  loading: 'Loading what’s waiting for you',
  failed: 'We couldn’t load what’s waiting for you.',
  emptyTitle: 'Nothing’s waiting for you',
  empty: 'New leads, appointments, hand-overs and due tasks show up here.',
  done: (what: string) => `Done: ${what}`,
  notDone: 'We couldn’t mark it as done',
  undo: 'Undo',
  marked: 'Marked as done',
  isNew: 'New',
} as const;
