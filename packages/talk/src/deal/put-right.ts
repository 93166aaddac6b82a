import type { AmountRole } from '../reading/learnt-labels.ts';
import type { ReadAmount } from '../reading/learnt-reading.ts';
import { isMoneyRole } from '../reading/meant-value.ts';
import { isPutRight } from '../understanding/corrections.ts';
import type { DealFacts } from './deal-facts.ts';
import { type DealParts, type Part, type Parted, partsOf } from './deal-parts.ts';
import { type Around, NOTHING_AROUND, ownerOf } from './whose.ts';

/** From here on the role of an amount is believed, whatever was told. */
const SURE = 0.6;
/** And from here on nothing that was told speaks against it. */
const NO_DOUBT = 0.8;

/** A fact that was told, or the part of one, with the role that its amounts have. */
export type Told = {
  role: AmountRole;
  value: number;
  /** Of several: the part that it is. */
  of: Part['of'];
};

const ROLES: Readonly<Partial<Record<keyof DealFacts, AmountRole>>> = {
  priceAud: 'price',
  saleAud: 'sale',
  owedAud: 'owed',
  loanAud: 'loan',
  ratePercent: 'rate',
  termYears: 'term',
  livingAud: 'living',
  rentPaidAud: 'rentOut',
  rentReceivedAud: 'rentIn',
  repaymentAud: 'repayment',
  extraAud: 'extra',
  offsetAud: 'offset',
  feesAud: 'fee',
  depositPercent: 'share',
};
const OF_PARTS: readonly [Parted, AmountRole][] = [
  ['incomesAud', 'income'],
  ['savingsAud', 'savings'],
  ['debtsAud', 'debt'],
  ['commitmentsAud', 'commitment'],
];

/** All that was told, each by its role. */
export const toldBefore = (facts: DealFacts, parts: DealParts): Told[] => [
  ...Object.entries(ROLES).flatMap(([name, role]): Told[] => {
    const value = facts[name as keyof DealFacts];
    return typeof value === 'number' ? [{ role, value, of: null }] : [];
  }),
  ...OF_PARTS.flatMap(([name, role]) =>
    partsOf(name, facts, parts).map(({ aud, of }): Told => ({ role, value: aud, of })),
  ),
];

const SCALES = [1, 1000, 1_000_000];
const digitsOf = (value: number): number => Number.parseFloat(value.toPrecision(6).replace(/\.?0+$/, ''));
/** '290' is what was told as 290,000; as much as it was grown by is left out. */
const isOfDigits = (value: number, told: number): boolean =>
  SCALES.some(
    (scale) => digitsOf(value * scale) === digitsOf(told) || digitsOf(value) === digitsOf(told * scale),
  );
/** As the number that it stands for is said: 95 for 85,000 is 95,000. */
const grownLike = (value: number, told: number): number =>
  [...SCALES, ...SCALES.map((scale) => 1 / scale)]
    .map((scale) => Math.round(value * scale * 100) / 100)
    .reduce((best, one) => (farFrom(one, told) < farFrom(best, told) ? one : best));
const farFrom = (one: number, other: number): number =>
  Math.abs(Math.log(Math.max(one, 0.001) / Math.max(other, 0.001)));

/** What is surely of the same role was grown as it is meant. */
const meantFor = ({ value, role, share }: ReadAmount, told: Told): number =>
  role === told.role && share >= SURE ? value : grownLike(value, told.value);

/** 'Should be', 'more like', 'make it', beside the words that every message is put right with. */
const PUTS_RIGHT =
  /\b(?:should (?:be|read)|more like|make (?:it|that|the)|let'?s (?:say|do|make)|lets (?:say|do|make)|wrong|typo|my (?:bad|mistake)|mistake|mixed up|instead|in fact|wait|only|went up|went down|up to|down to|drop(?:s|ped|ping)? (?:back )?to|now|again with|use|eher|doch|lieber|en fait|plutot|finalmente|en realidad|in realta|na verdade|melhor)\b|на самом деле|давайте|лучше|改成|其实|应该|にして|間違|로 해|로 바꿔|아니|خليها|بل|बल्कि|कर दो|करो/u;
const putsRight = (sentence: string): boolean => isPutRight(sentence) || PUTS_RIGHT.test(sentence);

const DENIED_BEFORE =
  /(?:(?<![\p{L}])(?:not|isn'?t|rather than|instead of|nicht|statt|pas|au lieu de|no|non|nao|не|вместо)|不是|而非|ليس|وليس|مش)\s*(?:a\$|\$)?\s*$/u;
const DENIED_AFTER =
  /^\s*(?:is|was|are)\s+(?:wrong|too (?:much|high|low)|not (?:right|mine|correct))|^\s*(?:달러|불)?(?:이|가)? ?(?:아니|말고)|^\s*(?:ドル)?(?:じゃなく|ではなく|でなく)|^\s*(?:नहीं|ist falsch|es falso)/u;
/** 'We don't have 104k': nobody said that they have. */
const NOT_HAD = /\b(?:don'?t|do not|haven'?t|have not|no way|can'?t)\b[^,.;!?\d]{0,26}$/u;
const isDenied = ({ before, tail }: Pick<Around, 'before' | 'tail'>): boolean =>
  DENIED_BEFORE.test(before) || DENIED_AFTER.test(tail) || NOT_HAD.test(before);

/** 'It's the 80k one', 'from 105k to 92k': which of the amounts that were told is meant. */
const POINTS_BEFORE = /\b(?:the|from|of)\s*\$?$/u;
const POINTS_AFTER = /^\s*(?:one|income|salary|earner|guy)\b/u;
const pointsAt = ({ before, tail }: Around): boolean => POINTS_BEFORE.test(before) && POINTS_AFTER.test(tail);

/** What takes the place of what was told. */
export type PutRight = { at: number; told: Told; value: number };
export type Settled = {
  /** By the place of the amount in the message. */
  right: readonly PutRight[];
  /** Amounts that are no facts: denied, or named only to say which is meant. */
  dropped: ReadonlySet<number>;
  /** What was told and no longer holds. */
  gone: readonly Told[];
  /** What the amount beside one that is denied is. */
  roles: ReadonlyMap<number, AmountRole>;
};

/** They say nothing of a deal, or that the number is none: what was told says more. */
const isUnsure = ({ role, share }: ReadAmount): boolean =>
  share < SURE ||
  role === 'denied' ||
  role === 'change' ||
  (!isMoneyRole(role) && share < SURE && role !== 'term');

/** It may be what was told, said once more. */
const isMention = (amount: ReadAmount): boolean =>
  isUnsure(amount) || (isMoneyRole(amount.role) && amount.share < NO_DOUBT);

/** Nobody is wrong by more than that much. */
const FARTHEST = Math.log(4);
const NEAREST = Math.log(1.6);
const NEAREST_ALONE = Math.log(1.35);
const OF_SAME_ROLE = 0.2;
const OF_SAME_OWNER = 0.6;
const FEW_WORDS = 12;
const wordsIn = (text: string): number => (text.match(/[\p{L}]+/gu) ?? []).length;

/** What was told that an amount of no clear role most likely stands for. */
const nearestTo = (amount: ReadAmount, around: Around, told: readonly Told[], most: number): Told | null => {
  const owner = ownerOf(around);
  const isTheirs = ({ of }: Told): boolean => of === 'partner' && of === owner;
  const scored = told
    .map((one) => {
      const far = farFrom(grownLike(amount.value, one.value), one.value);
      return {
        one,
        far,
        score: far - (one.role === amount.role ? OF_SAME_ROLE : 0) - (isTheirs(one) ? OF_SAME_OWNER : 0),
      };
    })
    .filter(
      ({ one, far }) => far > 0.0001 && far <= (isTheirs(one) ? FARTHEST : most) && one.role !== 'share',
    )
    .sort((a, b) => a.score - b.score);
  return scored[0]?.one ?? null;
};

const SMALL_PERCENT = 30;
/** Rates are told with a point, and a rate is put right by a rate. */
const isOfKind = (amount: ReadAmount, { role, value }: Told): boolean => {
  if (role === 'rate')
    return amount.value <= SMALL_PERCENT && (amount.role === 'rate' || amount.share < SURE);
  if (role === 'term') return Number.isInteger(amount.value) && amount.value <= 50 && amount.role !== 'rate';
  return amount.role !== 'rate' && amount.role !== 'share' && value > 0;
};

/** '50k, not 45k': nothing stands between them that could part them. */
const BESIDE_EACH_OTHER = /^[\s,;:-]*(?:\p{L}+[\s,]*){0,2}\$?$/u;
const isRightBeside = (text: string, one: ReadAmount, other: ReadAmount): boolean => {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return second.start > first.end && BESIDE_EACH_OTHER.test(text.slice(first.end, second.start));
};

/** What the parts of a fact come to is told with them. */
const totalsOf = (told: readonly Told[]): number[] =>
  [...new Set(told.map(({ role }) => role))].map((role) =>
    told.reduce((sum, one) => sum + (one.role === role ? one.value : 0), 0),
  );

/** What a message puts right of what was told, by the amounts that it denies and by those that stand close to one. */
export const putRightIn = (
  amounts: readonly ReadAmount[],
  around: readonly Around[],
  told: readonly Told[],
  text: string,
): Settled => {
  const named = [...told.map(({ value }) => value), ...totalsOf(told)];
  const right: PutRight[] = [];
  const roles = new Map<number, AmountRole>();
  const gone: Told[] = [];
  const dropped = new Set<number>();
  const isTaken = (at: number): boolean => dropped.has(at) || right.some((one) => one.at === at);
  const here = (at: number): Around => around[at] ?? NOTHING_AROUND;
  const saysNot = (at: number, { role, share }: ReadAmount): boolean =>
    isDenied(here(at)) || (role === 'denied' && share >= SURE);
  const knownAs = (amount: ReadAmount): Told | undefined =>
    told.find(
      ({ value, role }) => isOfDigits(amount.value, value) && (role !== 'rate' || amount.value <= 30_000_000),
    );
  amounts.forEach((amount, at) => {
    const points = pointsAt(here(at));
    if (!points && !saysNot(at, amount)) return;
    const was = knownAs(amount);
    // Said to be no fact, and never told: what it was read for is put right, or it is the new figure itself.
    if (!was && !isDenied(here(at))) return;
    dropped.add(at);
    if (!was) {
      // 'We don't have 104k, more like 38': what they have instead is of the same kind.
      const next = amounts[at + 1];
      if (
        next &&
        isUnsure(next) &&
        amount.share >= SURE &&
        isMoneyRole(amount.role) &&
        !isDenied(here(at + 1))
      )
        roles.set(at + 1, amount.role);
      return;
    }
    const instead = amounts
      .map((other, index) => ({ other, index, far: Math.abs(index - at) }))
      .filter(
        ({ other, index }) =>
          index !== at &&
          !isTaken(index) &&
          !isDenied(here(index)) &&
          isOfKind(other, was) &&
          (isUnsure(other) || other.role === was.role || isRightBeside(text, other, amount)) &&
          farFrom(meantFor(other, was), was.value) <= FARTHEST &&
          !told.some(({ value, role }) => role !== was.role && value === other.value && other.share >= SURE),
      )
      .sort((a, b) => a.far - b.far)[0];
    if (instead) right.push({ at: instead.index, told: was, value: meantFor(instead.other, was) });
    else if (!points && !amounts.some((other, index) => index !== at && isUnsure(other))) gone.push(was);
  });
  amounts.forEach((amount, at) => {
    if (isTaken(at) || roles.has(at)) return;
    // Told once more, whatever it was taken for now.
    if (isMention(amount) && named.some((value) => isOfDigits(amount.value, value))) {
      dropped.add(at);
      return;
    }
    if (!isUnsure(amount)) return;
    const isRight = putsRight(here(at).sentence);
    if (!isRight && wordsIn(text) > FEW_WORDS) return;
    const alike = told.filter((one) => isOfKind(amount, one) && !right.some((other) => other.told === one));
    const was = nearestTo(amount, here(at), alike, isRight ? NEAREST : NEAREST_ALONE);
    if (was) right.push({ at, told: was, value: meantFor(amount, was) });
  });
  return { right, dropped, gone, roles };
};
