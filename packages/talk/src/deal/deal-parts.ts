import type { DealFacts } from './deal-facts.ts';
import type { Owner, Thing } from './whose.ts';

/** One of several amounts that are one fact together: what was saved and what is given, the loan of the car and the card. */
export type Part = {
  aud: number;
  /** Who earns it, who gives it, what it is owed on; 'beside': paid to the one before it beside a base. */
  of: Owner | Thing | 'beside' | null;
  /** Of their own money: it goes into the price, as they said themselves; the rest is kept for costs. */
  isDown?: true;
};

const PARTED = ['incomesAud', 'savingsAud', 'debtsAud', 'commitmentsAud'] as const;
export type Parted = (typeof PARTED)[number];
export type DealParts = Readonly<Partial<Record<Parted, readonly Part[]>>>;

export const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { aud }) => sum + aud, 0);
export const isAbout = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.abs(other) * 0.005;

const plainParts = (value: number | readonly number[] | undefined): Part[] =>
  (value === undefined ? [] : typeof value === 'number' ? [value] : value).map((aud) => ({ aud, of: null }));

const factOf = (name: Parted, parts: readonly Part[]): DealFacts[Parted] =>
  name === 'savingsAud' || name === 'debtsAud' ? totalOf(parts) : eachOf(parts);
/** What comes beside a base is of the same person. */
const eachOf = (parts: readonly Part[]): number[] => {
  const each: number[] = [];
  for (const { aud, of } of parts)
    if (of === 'beside' && each.length > 0) each.push((each.pop() ?? 0) + aud);
    else each.push(aud);
  return each;
};

/** The parts of a fact; where they no longer come to it, it was put otherwise, and is a part of its own. */
export const partsOf = (name: Parted, facts: DealFacts, parts: DealParts): readonly Part[] => {
  const known = parts[name] ?? [];
  const isSame = JSON.stringify(factOf(name, known)) === JSON.stringify(facts[name]);
  return known.length > 0 && isSame ? known : plainParts(facts[name]);
};
export const allParts = (facts: DealFacts, parts: DealParts): DealParts =>
  Object.fromEntries(PARTED.map((name) => [name, partsOf(name, facts, parts)]));

/** Facts with their parts put in; a fact of which nothing is left is none. */
export const withParts = (facts: DealFacts, parts: DealParts): DealFacts => {
  const { incomesAud: _i, savingsAud: _s, debtsAud: _d, commitmentsAud: _c, ...rest } = facts;
  const values = PARTED.flatMap((name) => {
    const known = parts[name] ?? [];
    return known.length === 0 ? [] : [[name, factOf(name, known)] as const];
  });
  return { ...rest, ...Object.fromEntries(values) };
};

/** A new base takes the place of what was paid beside the old one as well. */
const replacedBase = (known: readonly Part[], at: number, part: Part): Part[] =>
  replaced(known, at, part).filter(({ of }, index) => of !== 'beside' || index !== at + 1);
const replaced = (known: readonly Part[], at: number, part: Part): Part[] =>
  known.map((one, index) => (index === at ? { aud: part.aud, of: part.of ?? one.of } : one));

/** Several amounts of a message of which one is what the others come to. */
const withoutTotal = (said: readonly Part[]): readonly Part[] => {
  if (said.length < 3) return said;
  const at = said.findLastIndex(({ aud }) => isAbout(aud * 2, totalOf(said)));
  return at < 0 ? said : said.filter((_, index) => index !== at);
};

const distinct = (parts: readonly Part[]): Part[] =>
  parts.filter(({ aud, of }, at) => parts.findIndex((one) => one.aud === aud && one.of === of) === at);

/** Told once more: nothing that was not known, or what all of it comes to. */
const isAgain = (known: readonly Part[], said: readonly Part[]): boolean =>
  known.length > 0 &&
  (said.every(({ aud }) => known.some((one) => isAbout(one.aud, aud))) ||
    (said.length <= known.length && isAbout(totalOf(said), totalOf(known))));

/** Who gives or what is owed on is known from now on. */
const named = (known: readonly Part[], said: readonly Part[]): Part[] =>
  known.map((one) => ({ ...one, of: one.of ?? said.find(({ aud }) => aud === one.aud)?.of ?? null }));

/** In the place of what was said of the same thing, or beside all that is known; the same amount is the same part. */
const eachPut = (known: readonly Part[], said: readonly Part[]): Part[] => {
  let all = [...known];
  for (const part of said) {
    const same = part.of === null ? -1 : all.findIndex(({ of }) => of === part.of);
    const at = same >= 0 ? same : all.findIndex(({ aud }) => aud === part.aud);
    all = at < 0 ? all.concat(part) : replaced(all, at, part);
  }
  return all;
};

/** Savings and debts: a thing that was named takes the place of what was said of it, and others stand beside it. */
export const summedAfter = (
  known: readonly Part[],
  spoken: readonly Part[],
  isAdded: (part: Part) => boolean,
): readonly Part[] => {
  const whole = distinct(withoutTotal(spoken));
  if (isAgain(known, whole)) return named(known, whole);
  // 'We have 48 all up, so 48 less 30': what they have is known, and the rest is worked out with it.
  const isWhole = ({ aud }: Part): boolean => known.length > 0 && isAbout(aud, totalOf(known));
  const said = whole.some(isWhole) ? whole.filter((part) => !isWhole(part) && isAdded(part)) : whole;
  if (said.length === 0) return known;
  const isOnlyMore = said.every(
    (part) => isAdded(part) || (part.of !== null && known.some(({ of }) => of === part.of)),
  );
  if (known.length === 0 || !isOnlyMore) return said;
  return eachPut(known, said);
};

/** What goes into the price itself; null where nobody said how much of it does. */
export const putDownOf = (parts: readonly Part[] = []): number | null =>
  parts.find(({ isDown }) => isDown)?.aud ?? null;

/** 'If I put 60k down and keep 15k back', of the 75k that they have: how it is parted, and no other savings. */
export const partedAfter = (
  known: readonly Part[],
  downAud: number,
  keptAud: number | null,
): readonly Part[] => {
  const all = totalOf(known);
  const restAud = keptAud ?? Math.max(0, all - downAud);
  const down: Part = { aud: downAud, of: null, isDown: true };
  return restAud === 0 ? [down] : [down, { aud: restAud, of: 'account' }];
};

const MOST_PAID = 8;
/** What is paid on several things, each for itself. */
export const paidAfter = (known: readonly Part[], said: readonly Part[]): readonly Part[] =>
  eachPut(known, said).slice(-MOST_PAID);

const MOST_EARNERS = 4;
const withoutSharedOwner = (said: readonly Part[]): Part[] =>
  said.map((part) => {
    const isShared = part.of !== 'beside' && said.filter(({ of }) => of === part.of).length > 1;
    return { ...part, of: part.of === 'both' || isShared ? null : part.of };
  });

/** What one person earns takes the place of what they earned; another who is named stands beside them. */
export const earnedAfter = (
  known: readonly Part[],
  spoken: readonly Part[],
  isAdded: boolean,
): readonly Part[] => {
  const [first] = spoken;
  if (!first) return known;
  if (isAgain(known, spoken)) return named(known, withoutSharedOwner(spoken));
  const said = withoutSharedOwner(spoken.length > 1 ? withoutTotal(spoken) : spoken);
  if (said.length > 1) return said.slice(0, MOST_EARNERS);
  const { of } = first;
  if (of === 'beside') return known.length === 0 ? [{ ...first, of: null }] : [...known, first];
  const at = known.findIndex((one) => one.of === of);
  if ((of === 'partner' || of === 'self') && at >= 0) return replacedBase(known, at, first);
  if (of === 'partner') {
    if (known.length < 2)
      return [...known.map((one) => ({ ...one, of: one.of ?? ('self' as const) })), first];
    return replaced(known, known.length - 1, first);
  }
  if (of === 'self' && known.length > 0) {
    const own = known.findIndex((one) => one.of === null);
    return own < 0 ? [first, ...known] : replacedBase(known, own, first);
  }
  return isAdded && known.length === 1 ? [...known, first] : [{ ...first, of: of === 'both' ? null : of }];
};
