export const text = {
  label: 'Sample data',
  badge: 'Sample data',
  shown: 'These people, leads, appointments and conversations are made up.',
  more: 'Nothing is ever sent to them. Your first real lead or booking page replaces them.',
  remove: 'Remove sample data',
  removing: 'Removing…',
  removed: 'Sample data removed',
  removeFailed: 'We couldn’t remove the sample data',
  offer: 'Nothing here yet.',
  offerMore:
    'Look around with a made-up agency first: 1,247 leads, today’s appointments and what people wrote.',
  show: 'See it with sample data',
  showing: 'Making sample data…',
  showFailed: 'We couldn’t make the sample data',
};
