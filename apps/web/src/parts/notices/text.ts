export const text = {
  // Reads the same for one and for many: the frame does without the formatter of messages.
  open: (unseen: number) => (unseen === 0 ? 'Notices' : `Notices: ${unseen} new`),
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
