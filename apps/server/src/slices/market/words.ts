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

export const countWords = (count: number, one: string): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : `${one}s`}`;

export const daysWords = (days: number): string => countWords(Math.round(days), 'day');

export const monthsWords = (months: number): string => {
  const text = months.toFixed(1).replace(/\.0$/, '');
  return `${text} month${text === '1' ? '' : 's'}`;
};
