export const text = {
  open: 'When you answer',
  title: 'When you answer',
  description:
    'Waiting is counted in these hours only, and whoever asks for a person is told by when you come.',
  minutes: 'Answer within (minutes)',
  zone: 'Time zone',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  from: (day: string) => `${day} from`,
  to: (day: string) => `${day} to`,
  closedDay: 'Leave both empty for a day off.',
  save: 'Save',
  saved: 'Saved.',
  failed: 'It was not saved',
  notRead: 'Your hours could not be read.',
};
