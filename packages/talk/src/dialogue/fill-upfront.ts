import type { Money } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import { depositShareIn } from './deposit-share.ts';
import { type Filler, given, type Inheritance, roled } from './filler.ts';
import { firstHomeIn } from './first-home.ts';
import { isLoanNeededAsked } from './loan-needed.ts';
import type { DialogueState } from './state.ts';
import { knownPrice, pick, priceIn, stocks, words } from './sum-amounts.ts';
import { ALL_IN, DUTY_ALONE } from './sum-words.ts';

const stateOf = (heard: Understanding, before: DialogueState): string | undefined => {
  for (const place of heard.places) {
    if (place.kind === 'state') return place.state;
    if (place.kind === 'city') return place.city.state;
    if (place.kind === 'locality' || place.kind === 'postcode') return place.place.state;
    if (place.kind === 'address') return place.state ?? place.locality?.state ?? undefined;
    if (place.kind === 'spoken') return /\b([A-Z]{2,3}) \d{4}\b/.exec(place.text)?.[1];
  }
  return before.state ?? undefined;
};

/** One's own money: called so, or the smaller of two amounts that nothing is said of. */
const ownIn = ({ money }: Understanding, before: DialogueState): Money | undefined => {
  const saved = roled(money, 'deposit');
  if (saved) return saved;
  const whole = stocks(money);
  const unsaid = whole.filter(({ role }) => role === null).sort((a, b) => a.aud - b.aud);
  const priceAud = priceIn(whole.filter((one) => one !== unsaid[0])) ?? knownPrice(before).priceAud;
  const [least] = unsaid;
  const isOwn = whole.length > 1 && least && typeof priceAud === 'number' && least.aud < priceAud * MOST_OWN;
  return isOwn ? least : undefined;
};
/** More than this part of a price is hardly what somebody saved. */
const MOST_OWN = 0.6;

export const fillUpfront: Filler = (heard, before) => {
  const { money } = heard;
  const said = words(heard);
  // 'It's our first place', of the duty that was told.
  const isOfDutyTold =
    money.length === 0 &&
    before.last?.tool === 'upfront_costs' &&
    before.last.arguments.dutyOnly === true &&
    firstHomeIn(heard) !== null;
  const own = ownIn(heard, before);
  return given({
    loanAsked: isLoanNeededAsked(heard, before, own !== undefined) || undefined,
    priceAud: priceIn(money.filter((one) => one !== own)),
    state: stateOf(heard, before),
    depositAud: own?.aud,
    depositPercent: depositShareIn(heard),
    firstHome: before.firstHome ?? undefined,
    dutyOnly:
      (DUTY_ALONE.test(said) || isOfDutyTold || before.told.includes('stampDuty')) && !ALL_IN.test(said)
        ? true
        : undefined,
  });
};

export const inheritUpfront: Inheritance = (filled, _, before) => ({
  ...knownPrice(before),
  ...(filled.depositAud === undefined && filled.depositPercent === undefined
    ? pick(before.loan, 'depositAud', 'depositPercent')
    : {}),
  ...filled,
});
