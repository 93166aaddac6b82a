/** What brokers write short, in the words that the rest is read by. */
const SHORT: readonly [pattern: RegExp, spelt: string][] = [
  [/\brpmts?\b/giu, 'repayments'],
  [/\bp ?& ?i\b/giu, 'principal and interest'],
  [/(?<![\p{L}\d/.])IO(?![\p{L}/.])/gu, 'interest-only'],
  [/(?<=\d\s?[km]?\s)cc(?= ?(?:limits?|debts?|bal\w*|cards?)?\b)/giu, 'credit card'],
  [/\bcc (?=limits?\b|debts?\b|bal(?:ance)?\b)/giu, 'credit card '],
  [/\bpurch\b/giu, 'purchase'],
  // A balance: the level of a bushfire stands beside no debt and no amount of thousands.
  [/\bbal\s*=\s*balance\b/giu, 'balance'],
  [/(?<=\b(?:loan|card|mortgage|debt|hecs|account|acct|offset|savings) )bal\b/giu, 'balance'],
  [/\bbal(?=\s*(?:of|is|:|=)?\s*\$?\d[\d,.]*\s?k\b|\s*(?:of|is|:|=)?\s*\$\s?\d)/giu, 'balance'],
  // '600ish', '650k-ish': about so many thousands, where nothing is measured or paid by it.
  [/(?<![\d.,$])(\d+(?:\.\d+)?\s?[km])\s?-?ish\b/giu, 'about $1'],
  [
    /(?<![\d.,])\$?([1-9]\d{2})\s?-?ish\b(?! ?(?:an?|per|each|p)?\s?\/?(?:week|wk|month|fortnight|pw|pm|day|sqm|m2|square|met(?:re|er)s?)\b)/giu,
    'about $1k',
  ],
  // '@ 6.14'.
  [/@\s?(\d{1,2}\.\d{1,2})(?![\d%\w])/gu, 'at $1%'],
];

export const withShorthandSpelt = (text: string): string =>
  SHORT.reduce((rest, [pattern, spelt]) => rest.replace(pattern, spelt), text);
