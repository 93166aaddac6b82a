export const text = {
  open: 'When you answer',
  title: 'When you answer',
  description:
    'Waiting times only count these hours, and people who ask for someone are told when to expect you.',
  minutes: 'Answer within (minutes)',
  zone: 'Time zone',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  from: (day: string) => `${day} from`,
  to: (day: string) => `${day} to`,
  closedDay: 'Leave both empty for a day off.',
  save: 'Save',
  saved: 'Saved.',
  failed: 'It wasn’t saved',
  notRead: 'We couldn’t load your hours.',
};
