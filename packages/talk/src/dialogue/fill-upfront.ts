import type { Money } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import { depositShareIn } from './deposit-share.ts';
import { type Filler, given, type Inheritance, roled } from './filler.ts';
import { firstHomeIn } from './first-home.ts';
import { buyersAfter, foreignBuyers } from './foreign-buyers.ts';
import { isLoanNeededAsked } from './loan-needed.ts';
import { choicesOf, isSubject, placeText } from './place-text.ts';
import { asksDutyInTotal, asksPurchaseTax } from './purchase-tax.ts';
import type { DialogueState, ToolArguments } from './state.ts';
import { stateInText } from './state-spoken-of.ts';
import { knownPrice, pick, priceIn, stocks, words } from './sum-amounts.ts';
import { ALL_IN, DUTY_ALONE } from './sum-words.ts';

/** Where the home is that is bought: its state, or what it can be looked up by. */
const whereBought = (heard: Understanding, before: DialogueState): ToolArguments => {
  const named = heard.places.find(
    (place) => isSubject(place) && place.kind !== 'country' && place.kind !== 'unknown',
  );
  if (named) {
    if (named.kind === 'state') return { state: named.state };
    if (named.kind === 'city') return { state: named.city.state };
    if (named.kind === 'postcode') return { state: named.place.state };
    const text = placeText(named, before);
    // Of several suburbs with that name the first is not the one that is meant.
    const state = choicesOf(named).length > 0 ? undefined : stateInText(text);
    return state ? { state } : { address: text };
  }
  const spoken = before.address ?? before.location;
  const state = before.state ?? stateInText(spoken) ?? (spoken === null ? before.namedState : null);
  return state ? { state } : given({ address: spoken });
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
  const buyers = buyersAfter(heard, before);
  const isDutyMeant = DUTY_ALONE.test(said) || asksPurchaseTax(heard, before);
  return given({
    loanAsked: isLoanNeededAsked(heard, before, own !== undefined) || undefined,
    priceAud: priceIn(money.filter((one) => one !== own)),
    ...whereBought(heard, before),
    depositAud: own?.aud,
    depositPercent: depositShareIn(heard),
    firstHome: before.firstHome ?? undefined,
    ...foreignBuyers(buyers),
    dutyOnly:
      (isDutyMeant || isOfDutyTold || before.told.includes('stampDuty')) &&
      (!ALL_IN.test(said) || asksDutyInTotal(heard, buyers.foreign))
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
