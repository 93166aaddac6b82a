import type { Voice } from '../composed.ts';

export type Span = { years: number; months: number };

/** '2 years 9 months'; years alone where nothing is over. */
export const spanOf = ({ years, months }: Span, { show, say }: Pick<Voice, 'show' | 'say'>): string =>
  [
    ...(years > 0 ? [show.unit(years, 'year')] : []),
    ...(months > 0 || years === 0 ? [show.unit(months, 'month')] : []),
  ].join(/\s$/.test(say.comma) ? ' ' : '');
