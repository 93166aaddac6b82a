import type { SurveyKind } from '@propguard/rules/conversations/states';

export const text = {
  title: 'How did we do?',
  questions: {
    csat: 'How was the help you got?',
    nps: 'How likely are you to tell a friend about us?',
  } satisfies Record<SurveyKind, string>,
  ends: {
    csat: { least: 'Poor', most: 'Very good' },
    nps: { least: 'Not at all', most: 'Very likely' },
  } satisfies Record<SurveyKind, { least: string; most: string }>,
  score: (score: number, most: number) => `${score} of ${most}`,
  comment: 'Anything you would like to add?',
  optional: 'Optional',
  send: 'Send',
  thanks: 'Thank you. That helps us.',
  failed: 'It wasn’t sent',
  notLoaded: 'We couldn’t load the questions',
  linkGoneTitle: 'This link doesn’t work',
  linkGone: 'It may have been copied only in part, or is no longer in use. Thank you for wanting to answer.',
};
