import type { FormField } from '@propguard/rules/lead-forms/lead-forms';
import type { LeadIntent } from '@propguard/rules/leads/facts';

export const text = {
  loading: 'One moment',
  goneTitle: 'This form is closed',
  gone: 'It isn’t taking messages at the moment. Please contact the agency directly.',
  failedTitle: 'We couldn’t load the form',
  again: 'Try again',
  notSent: 'It wasn’t sent',
  send: 'Send',
  sending: 'Sending',
  optional: 'Optional',
  fields: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    intent: 'What would you like to do?',
    budgetMax: 'Your budget, up to',
    timeline: 'When?',
    message: 'How can we help?',
  } satisfies Record<FormField, string>,
  phoneHint: 'For numbers outside Australia, start with + and the country code.',
  dollars: 'Enter whole dollars, such as 850000.',
  choose: 'Choose',
  intents: { buyer: 'Buy a home', seller: 'Sell my home', investor: 'Invest' } satisfies Record<
    LeadIntent,
    string
  >,
  leaveEmpty: 'Leave this empty',
  use: (office: string) => `${office} keeps what you send to answer you.`,
  privacy: 'Privacy',
  by: 'Form by PropGuard',
  sent: 'Sent',
  moreTitle: 'A few questions, if you have a minute',
  more: 'They help us show you homes that fit. Each answer is saved as you go.',
  questionsTitle: (name: string | null) => (name ? `A few questions, ${name}` : 'A few questions'),
  questionsIntro: (office: string) =>
    `${office} would like to know what you’re looking for. Answer what you like: each answer is kept, and this link picks up where you left off.`,
  doneTitle: 'That’s all, thank you',
  done: (office: string) => `${office} has your answers. You can still change any of them here.`,
  linkGoneTitle: 'This link doesn’t work',
  linkGone: 'It may have been copied only in part, or is no longer in use.',
} as const;
