export const reminderText = {
  title: 'Reminders by WhatsApp',
  description: 'Clients can ask for one two hours before. Meta approves the words first.',
  connect: 'Connect WhatsApp Business.',
  channels: 'Open channels',
  template: 'In Meta’s WhatsApp Manager, add a message template of category Utility, with this name:',
  copyName: 'Copy the name',
  body: 'Give it these words, or your own with the same three places: who, what and when, and the link. Add a version in each language your clients read.',
  copyBody: 'Copy the words',
  wait: 'Once Meta has approved it and we’ve seen that, your booking pages offer the reminder. Until then they don’t mention it.',
};
