const COUNT = String.raw`(?:\d{1,2}(?:\s?(?:-|to)\s?\d{1,2})?|an?|one|two|three|four|five|six|nine|twelve|a few|a couple of|the coming|the next)`;
const SPAN = '(?:days?|weeks?|fortnight|months?|years?)';
const SEASON = '(?:week|month|year|spring|summer|autumn|winter|christmas|easter|financial year)';
const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?`;

/** When a home is wanted, as people say it in English. The past ('in the last 3 months') is no plan. */
const TIMELINES: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:within|in) (?:the next )?${COUNT} ${SPAN}\b`, 'i'),
  new RegExp(String.raw`\bin the (?:next|coming) (?:${COUNT} )?${SPAN}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:by|before) (?:the )?(?:end of )?(?:(?:the|this|next) )?(?:${SEASON}|${MONTH})(?: 20\d\d)?\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:this|next) ${SEASON}\b`, 'i'),
  /\b(?:as soon as possible|asap|right away|straight away|immediately|urgently)\b/i,
  /\b(?:no rush|no hurry|not in a hurry|not in a rush|just looking|just browsing)\b/i,
];

export const findTimeline = (text: string): string | null => {
  for (const pattern of TIMELINES) {
    const found = pattern.exec(text)?.[0];
    if (found) return found;
  }
  return null;
};

const PLAN =
  /\b(?:buy|buying|purchase|purchasing|move|moving|settle|settling|settlement|time ?line|time ?frame|looking|need (?:it|something|a place|somewhere))\b/i;

/** A time that is said of buying or moving, whatever else the message is about. */
export const isPlan = (text: string): boolean => PLAN.test(text) && findTimeline(text) !== null;
