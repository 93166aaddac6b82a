/** What two leads are compared by. Phones in one form (+61…), email in lower case. */
export type Likened = {
  name: string | null;
  postcode: string | null;
  emails: readonly string[];
  phones: readonly string[];
};

type Evidence = { logOdds: number; reason: string };

/** Two leads of an agency are the same person once in some thousand pairs that share nothing. */
const PRIOR = Math.log(1 / 1000);
const LOG_ODDS = {
  sameName: Math.log(400),
  initialAndLastName: Math.log(25),
  phoneTail: Math.log(3000),
  mailName: Math.log(60),
  samePostcode: Math.log(8),
  otherPostcode: Math.log(1 / 4),
};

/** From here on it is worth a person's look. */
export const LIKENESS_SHOWN = 30;
const PHONE_TAIL = 8;

const wordsOf = (name: string | null): string[] => (name ?? '').toLowerCase().split(/\s+/).filter(Boolean);
export const phoneTail = (phone: string): string => phone.slice(-PHONE_TAIL);
export const mailName = (email: string): string => email.split('@', 1)[0] ?? '';
const shared = (some: readonly string[], others: readonly string[]): string | undefined =>
  some.find((one) => others.includes(one));

const ofNames = (one: Likened, other: Likened): Evidence[] => {
  const [a, b] = [wordsOf(one.name), wordsOf(other.name)];
  if (a.length < 2 || b.length < 2) return [];
  if (a.join(' ') === b.join(' ')) return [{ logOdds: LOG_ODDS.sameName, reason: 'The same name' }];
  if (a.at(-1) === b.at(-1) && a[0]?.charAt(0) === b[0]?.charAt(0))
    return [{ logOdds: LOG_ODDS.initialAndLastName, reason: 'The same last name and initial' }];
  return [];
};

const ofAddresses = (one: Likened, other: Likened): Evidence[] => {
  const tail = shared(one.phones.map(phoneTail), other.phones.map(phoneTail));
  const local = shared(one.emails.map(mailName), other.emails.map(mailName));
  return [
    ...(tail === undefined
      ? []
      : [{ logOdds: LOG_ODDS.phoneTail, reason: `Phone numbers that end in ${tail}` }]),
    ...(local === undefined
      ? []
      : [{ logOdds: LOG_ODDS.mailName, reason: `Email addresses that start with ${local}@` }]),
  ];
};

const ofPostcodes = (one: Likened, other: Likened): Evidence[] => {
  if (one.postcode === null || other.postcode === null) return [];
  return one.postcode === other.postcode
    ? [{ logOdds: LOG_ODDS.samePostcode, reason: `The same postcode, ${one.postcode}` }]
    : [{ logOdds: LOG_ODDS.otherPostcode, reason: 'Different postcodes' }];
};

/** How likely two leads are one person, in percent, and why. */
export const likenessOf = (one: Likened, other: Likened): { likeness: number; reasons: string[] } => {
  const evidence = [...ofNames(one, other), ...ofAddresses(one, other), ...ofPostcodes(one, other)];
  const odds = Math.exp(evidence.reduce((sum, { logOdds }) => sum + logOdds, PRIOR));
  return {
    likeness: Math.round((odds / (1 + odds)) * 100),
    reasons: evidence.map(({ reason }) => reason),
  };
};
