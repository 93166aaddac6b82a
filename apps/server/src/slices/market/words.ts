import { inEnglish } from '@propguard/rules/messages/in-english';

const DAY_WORDS = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const dayWords = (day: string): string => DAY_WORDS.format(new Date(`${day}T00:00:00Z`));

export const percentWords = (share: number, decimals = 1): string => {
  const text = Math.abs(share * 100).toFixed(decimals);
  return `${share < 0 && Number(text) > 0 ? '−' : ''}${text}%`;
};

export const pointsWords = (share: number): string => {
  const points = Math.abs(share * 100).toFixed(1);
  return `${points} percentage ${points === '1.0' ? 'point' : 'points'}`;
};

const COUNTED = {
  sale: '{count, plural, one {# sale} other {# sales}}',
  listing: '{count, plural, one {# listing} other {# listings}}',
  auction: '{count, plural, one {# auction} other {# auctions}}',
  word: '{count, plural, one {# word} other {# words}}',
} as const;

export const countWords = (count: number, what: keyof typeof COUNTED): string =>
  inEnglish(COUNTED[what], { count });

export const daysWords = (days: number): string =>
  inEnglish('{days, plural, one {# day} other {# days}}', { days: Math.round(days) });

export const monthsWords = (months: number): string => {
  const text = months.toFixed(1).replace(/\.0$/, '');
  return `${text} month${text === '1' ? '' : 's'}`;
};
