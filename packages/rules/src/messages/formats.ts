/**
 * How the product writes figures and days: the styles that a message may name, `{price, number, aud}`, and the
 * options behind the formatters in `formats/`. A style that is not here does not compile in a message.
 */
export const NUMBER_FORMATS = {
  /** '$1,240,000': in full, without cents. */
  aud: { style: 'currency', currency: 'AUD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  /** '12.3', where a whole figure would say too little. */
  tenths: { maximumFractionDigits: 1 },
  /** Of a share: 0.8 is '80%'. */
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Of days, which have no time zone: midnight in UTC stands for the day. An instant is first a day in a zone. */
export const DATE_FORMATS = {
  /** '1 November 2026' */
  long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  /** '1 Nov 2026' */
  short: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  /** 'Sunday 1 November 2026' */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type NumberFormatName = keyof typeof NUMBER_FORMATS;
export type DateFormatName = keyof typeof DATE_FORMATS;
