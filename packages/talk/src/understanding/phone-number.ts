/** Between digits as people group them; a colon or a slash belongs to a time or a day. */
const ABROAD = String.raw`(?:\+|00)[1-9](?:[ ().-]{0,2}\d){6,14}`;
const AT_HOME = String.raw`\(?0[1-9]\)?(?:[ .-]{0,2}\d){7,10}|61(?:[ -]?\d){9}|1[38]00(?:[ -]?\d){6}`;
const AROUND = { before: String.raw`(?<![\d\p{Script=Latin}+.$€£-])(?<!\d,)`, after: String.raw`(?![\d:%])` };

/** A telephone number in what somebody wrote, of here or with the code of a country. Digits are those of ASCII. */
export const PHONE = new RegExp(`${AROUND.before}(?:${ABROAD}|${AT_HOME})${AROUND.after}`, 'u');
/** Asked for one, people leave out the first zero or the plus. */
export const PHONE_ASKED = new RegExp(
  `${AROUND.before}(?:${ABROAD}|${AT_HOME}|[1-9](?:[ -]?\\d){7,13})${AROUND.after}`,
  'u',
);
