import { letterByLetter } from '../dialogue/questions-in.ts';
import type { LearntReading, ReadAmount } from '../reading/learnt-reading.ts';
import { isShareOfPay } from '../understanding/share-of-pay.ts';
import { amountsOfDeal, inThousands, SURE } from './amounts-of-deal.ts';
import { childrenAfter } from './children-told.ts';
import type { DealFacts } from './deal-facts.ts';
import {
  allParts,
  type DealParts,
  earnedAfter,
  isAbout,
  type Part,
  paidAfter,
  partedAfter,
  summedAfter,
  totalOf,
  withParts,
} from './deal-parts.ts';
import { isOfAnswer, isOnlyAsked } from './figures-asked.ts';
import { forgottenIn } from './forgotten.ts';
import { type AnsweredFigure, isOnlyQuoted } from './own-figures.ts';
import { type PutRight, putRightIn, type Told, toldBefore } from './put-right.ts';
import { asToldIn, isLeftOfSavings } from './told-again.ts';
import { type Around, aroundEach, isBesideBase, isGiver, ownerOf, thingOf, thingsIn } from './whose.ts';

const MONTHS = 12;
const WEEKS = 52;
/** Nobody asks us on more than this: 'what is 30% of 72k per week' speaks of 72k a year. */
const MOST_A_YEAR = 2_000_000;
const aYear = ({ value, timesAYear }: ReadAmount): number =>
  value * (timesAYear ?? 1) > MOST_A_YEAR ? value : value * (timesAYear ?? 1);
/** Per month; where nothing is said of it, people speak of a month. */
const aMonth = ({ value, timesAYear }: ReadAmount): number =>
  Math.round((value * (timesAYear ?? MONTHS)) / MONTHS);
const aWeek = ({ value, timesAYear }: ReadAmount): number =>
  Math.round((value * (timesAYear ?? WEEKS)) / WEEKS);

type Named =
  | 'priceAud'
  | 'saleAud'
  | 'owedAud'
  | 'loanAud'
  | 'offsetAud'
  | 'feesAud'
  | 'ratePercent'
  | 'termYears';
const NAMED: Readonly<Partial<Record<ReadAmount['role'], Named>>> = {
  price: 'priceAud',
  sale: 'saleAud',
  owed: 'owedAud',
  loan: 'loanAud',
  offset: 'offsetAud',
  fee: 'feesAud',
  rate: 'ratePercent',
  term: 'termYears',
};
type Paid = 'livingAud' | 'rentPaidAud' | 'rentReceivedAud' | 'repaymentAud' | 'extraAud';
const PAID: Readonly<Partial<Record<ReadAmount['role'], [Paid, (amount: ReadAmount) => number]>>> = {
  living: ['livingAud', aMonth],
  rentOut: ['rentPaidAud', aWeek],
  rentIn: ['rentReceivedAud', aWeek],
  repayment: ['repaymentAud', aMonth],
  extra: ['extraAud', aMonth],
};

/** Nobody pays more at a time; what is larger only stands near a period. */
const MOST_AT_A_TIME = 30_000;
const FILLED_ONCE: ReadonlySet<Named> = new Set(['priceAud', 'saleAud', 'owedAud', 'loanAud', 'offsetAud']);
const MOST_RATE_PERCENT = 30;
const MOST_YEARS = 50;
const isPossible = (name: Named, value: number): boolean => {
  if (name === 'ratePercent') return value > 0 && value <= MOST_RATE_PERCENT;
  return name !== 'termYears' || (value > 0 && value <= MOST_YEARS);
};

/** An agent takes a few percent; a buyer puts more in, and from here on it is the part that is lent. */
const MOST_SELLING_PERCENT = 4;
const LEAST_LENT_PERCENT = 60;
/** 'The agent takes 2%', 'she gets 55% of the equity'. */
const OF_SELLING =
  /\b(?:agents?|agency|commission|selling costs?|makler\p{L}*|agence|inmobiliaria|agente|agenzia|imobiliaria|corretor)\b|агент|中介|仲介|중개/u;
const OF_EQUITY =
  /^\s*(?:of|del?|der|des?|от)\s+(?:the |our |my |that |it |le |la |l')?(?:equity|difference|profit|proceeds|\$?\d)/u;
/** 'How much can I pull out if I keep it at 80%': a limit of what they own, and nothing that is put in. */
const EQUITY_ASKED =
  /\b(?:equity|pull (?:it |some |money )?out|cash out|refinanc\w*|eigenkapital freis\w*|plusval\w*)\b|净值|エクイティ|에쿼티/u;
/** 'Isn't there a government scheme with a 5% deposit?': nobody says that they put in so much. */
const OF_PROGRAMME =
  /\b(?:schemes?|programs?|programmes?|guarantee|govt|government|federal|deposit thing\w*)\b|\b(?:staatlich\w*|forder\w*|regierung\w*|programm)\b|\b(?:gobierno|programa|garantia|gubernamental)\b|\b(?:gouvernement\w*|dispositif|garantie)\b|\b(?:governo|governativ\w*|programma|garanzia)\b|государств|программ|гаранти|政府|计划|計画|制度|保証|担保计划|정부|제도|보증|프로그램|حكوم|برنامج|ضمان|सरकार|योजना|स्कीम|गारंटी/u;
/** 'Lenders shade overtime to 80%': a part of a pay that counts. */
const SHADES =
  /\b(?:shad(?:e|es|ed|ing)|haircut|only counts?|(?:takes?|counts?|uses?) (?:only )?\d{2}% of (?:the |my |his |her |their )?(?:overtime|o\/t|ot|bonus\w*|commission|rent\w*))\b/u;
const shareSaid = (
  percent: number,
  { before, lead, tail, sentence }: Around,
  hasSale: boolean,
): DealFacts => {
  if (percent <= 0 || percent >= 100 || OF_EQUITY.test(tail) || EQUITY_ASKED.test(sentence)) return {};
  if (isShareOfPay(before, tail) || SHADES.test(sentence)) return {};
  if (OF_PROGRAMME.test(sentence) && !PUTS.test(lead)) return {};
  if (OF_SELLING.test(`${lead} ${tail}`)) return { sellingPercent: percent };
  if (hasSale && percent <= MOST_SELLING_PERCENT) return { sellingPercent: percent };
  return { depositPercent: percent >= LEAST_LENT_PERCENT ? 100 - percent : percent };
};

const ABOUT_COSTS = 0.035;
/** 'We have 150 left', of a sale at 560 with 410 owed: that is the sale, and nothing beside it. */
const isOfSale = (aud: number, { saleAud, owedAud }: DealFacts): boolean =>
  saleAud !== undefined &&
  owedAud !== undefined &&
  Math.abs(aud - (saleAud - owedAud)) <= saleAud * ABOUT_COSTS;

/** Own money and a price say what is borrowed: a loan that was named before them is over. */
const withoutOldLoan = (facts: DealFacts, said: DealFacts): DealFacts => {
  const isNew = said.priceAud !== undefined || said.saleAud !== undefined || said.savingsAud !== undefined;
  if (!isNew || said.loanAud !== undefined || facts.priceAud === undefined) return facts;
  if (facts.savingsAud === undefined && facts.saleAud === undefined) return facts;
  const { loanAud: _, ...rest } = facts;
  return rest;
};

const withChildren = (facts: DealFacts, children: number | undefined): DealFacts => {
  const { children: _, ...others } = facts;
  return children === undefined ? others : { ...others, children };
};

/** What was told of a deal: the facts, and what those that are sums are made of. */
export type DealTold = { facts: DealFacts; parts: DealParts };
export const NOTHING_TOLD: DealTold = { facts: {}, parts: {} };

type Saying = { amount: ReadAmount; around: Around };

/** Beside what was said, and not in its place. */
const ADDS =
  /\b(?:plus|another|extra|on top|also|as well|add(?:ing|ed)?|chuck|chip|throw|forgot|in addition|kick in|dazu|zusatzlich|noch|encore|en plus|ademas|aggiung\w*|inoltre|alem)\b|\+|еще|ещё|добав|плюс|再|另外|还有|加上|追加|さらに|더 |추가|زائد|بالإضافة|अलावा/u;
const KEPT_BACK = /\b(?:keep|hold|leave|set)(?:ing)?\s+(?:about |around )?\$?$/u;
/** In languages that say it before and after the amount. */
const KEPT_ELSEWHERE =
  /(?:behalte\w*|zuruck(?:halten|legen)?|guard\w+|reserv\w+|gard\w+|tengo da parte|teniamo|mettiamo da parte|оставл\p{L}*|留|残|남기|남겨|نحتفظ|أحتفظ|बचाक|रखे|रखूं)[^.;,\d]{0,14}#|#[^.;,\d]{0,14}(?:zuruckbehalten|zuruck|留|残し|남기|남겨|बचाक|रख)/u;
const KEPT_BACK_AFTER =
  /^\s*(?:back|aside|in reserve|spare|as a buffer|for (?:furniture|emergenc|moving|reno|a rainy))/u;

/** One pay now and another later is the later one; what comes beside a base is of the same person. */
const LATER =
  /\b(?:will|would|'ll|'d|from (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next)\w*|once|when|full[- ]time|just went up|going up|went up|up to|goes to|drops? to|becomes?)\b|ab \p{L}+ |ab nachste|bald|будет|станет|以后|之后|将|来年|から/u;
/** 'My partner goes part time, so more like 130k': of all that was told as one. */
const OF_ALL = /\b(?:more like|down to|drops? to|closer to)\b/u;
const incomesOf = (said: readonly Saying[], plain: string): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { amount, around } of said) {
    const part: Part = { aud: Math.round(aYear(amount)), of: ownerOf(around) };
    const last = parts.findLast(({ of }) => of !== 'beside');
    const isBeside = isBesideBase(around) && (last === undefined ? said.length === 1 : part.aud < last.aud);
    const isLater = last !== undefined && last.of === part.of && LATER.test(plain.slice(end, amount.start));
    if (isBeside) parts.push({ ...part, of: 'beside' });
    else if (isLater) parts.splice(parts.indexOf(last), parts.length, part);
    else parts.push(part);
    end = amount.end;
  }
  return parts;
};

/** 'If I paid the car loan off (owe 11k)': what it is owed on was named just before. */
const NEAR_BEFORE = 40;
const owedOn = (around: Around): Part['of'] =>
  thingOf(around) ??
  thingsIn(
    around.before
      .slice(-NEAR_BEFORE)
      .split(/[.!?;,\d]/u)
      .at(-1) ?? '',
  ).at(-1) ??
  null;
const partOf = ({ amount, around }: Saying): Part => ({
  aud: amount.value,
  of: amount.role === 'debt' ? owedOn(around) : thingOf(around),
});
const savedOf = (saying: Saying): Part => {
  const { aud, of } = partOf(saying);
  const { lead, tail } = saying.around;
  return KEPT_BACK.test(lead) && KEPT_BACK_AFTER.test(tail) ? { aud: -aud, of: 'account' } : { aud, of };
};
/** 'If I put 60k down', 'use the 110 as deposit': what goes into the price, in all languages. */
const PUTS =
  /\b(?:put(?:ting|s)?|use|using|stick(?:ing)?|throw(?:ing)?|pay(?:ing)?)\b[^.;,\d]{0,14}$|\b(?:anzahlen|einbringen|einsetzen|ponemos|pongo|poner|damos|doy|mets|mettons|mettre|metto|mettiamo|versiamo|coloco|colocamos|damos|dou)\b[^.;,\d]{0,14}$|(?:внос|влож)\p{L}*[^.;,\d]{0,10}$|(?:首付|首期)(?:付|放|出|是)?\s*$|نضع\s*$|أضع\s*$|ادفع\s*$/u;
const DOWN_AFTER =
  /^\s*(?:k\b|grand\b|mil\b|mila\b|tausend\b)?\s*(?:down\b|towards\b|(?:as|for) (?:a |the |my |our )?deposit|als anzahlung|anzahlen|einbringen|(?:de|como) entrada|d'apport|en apport|comme apport|(?:di|come|in) (?:anticipo|acconto)|первоначальн\p{L}*|взнос\p{L}*)|^\s*(?:ドル)?(?:を)?頭金に|^\s*(?:달러|불)?(?:을|를)?\s*(?:디포짓|계약금)으로|^\s*(?:डाउन|डिपॉज)|^\s*(?:作为|当|做)首付/u;
/** 'The LVR with a 76k deposit', of the 95k that they have. */
const IS_DEPOSIT =
  /^\s*(?:k\b|grand\b|mil\b|mila\b)?\s*(?:deposit|anzahlung|entrada|d'apport|di (?:anticipo|acconto)|взнос\p{L}*)\b|^\s*(?:ドル)?の?頭金|^\s*(?:달러|불)?(?:의)? ?(?:디포짓|계약금)|^\s*(?:的)?首付|^\s*(?:दे|की )?डिपॉज|^\s*دفعة/u;
const isPutDown = ({ amount: { value }, around: { lead, tail } }: Saying, knownAud: number): boolean =>
  (value < knownAud && (PUTS.test(lead) || IS_DEPOSIT.test(tail))) ||
  DOWN_AFTER.test(tail) ||
  (PUTS.test(lead) && /^\s*(?:k\b|grand\b|mil\b|mila\b)?\s*(?:in\b|into|rein|dentro)/u.test(tail)) ||
  /(?:首付|首期)(?:付|放|出|是)?\s*$/u.test(lead);
const isKeptBack = ({ around: { lead, tail } }: Saying): boolean =>
  (KEPT_BACK.test(lead) && (KEPT_BACK_AFTER.test(tail) || /^\s*k?\s*$/u.test(tail))) ||
  KEPT_ELSEWHERE.test(`${lead}#${tail}`);
/** How their money is parted: what goes into the price, and what they keep. */
const partedIn = (said: readonly Saying[], known: readonly Part[]): readonly Part[] | null => {
  const allAud = totalOf(known);
  const put = said.filter((one) => isPutDown(one, allAud) && !isKeptBack(one));
  // 'You used all of the 95k, redo it with 76k': what is less than all of it is meant.
  const less = put.filter(({ amount: { value } }) => !isAbout(value, allAud));
  const [down, ...others] = less.length > 0 ? less : put;
  if (!down || others.length > 0) return null;
  // '95 less 19 for the duty is 76': all of it said again, and what is not put in.
  const saved = said.filter(
    ({ amount: { value } }) => !isAbout(value, allAud) && !isAbout(value + down.amount.value, allAud),
  );
  const kept = saved.find(isKeptBack);
  if (saved.length > (kept ? 2 : 1)) return null;
  return partedAfter(known, down.amount.value, kept?.amount.value ?? null);
};
const isAddedTo = (sayings: readonly Saying[], of: (saying: Saying) => Part) => {
  const added = sayings.filter(({ around }) => ADDS.test(around.before.slice(-40)) || ADDS.test(around.tail));
  return (part: Part): boolean =>
    isGiver(part.of) || added.some((saying) => of(saying).aud === part.aud) || part.aud < 0;
};

const PARTED = {
  income: 'incomesAud',
  savings: 'savingsAud',
  debt: 'debtsAud',
  commitment: 'commitmentsAud',
} as const;
/** What is put right takes the place of what it belongs to. */
const putRight = ({ facts, parts }: DealTold, { told, value }: PutRight): DealTold => {
  const name = PARTED[told.role as keyof typeof PARTED];
  if (name === undefined) {
    const named = NAMED[told.role] ?? PAID[told.role]?.[0];
    return named ? { facts: { ...facts, [named]: value }, parts } : { facts, parts };
  }
  const known = parts[name] ?? [];
  const at = known.findIndex(({ aud, of }) => aud === told.value && of === told.of);
  return {
    facts,
    parts: { ...parts, [name]: known.map((one, index) => (index === at ? { ...one, aud: value } : one)) },
  };
};
const without = ({ facts, parts }: DealTold, told: Told): DealTold => {
  const name = PARTED[told.role as keyof typeof PARTED];
  if (name !== undefined)
    return {
      facts,
      parts: {
        ...parts,
        [name]: (parts[name] ?? []).filter(({ aud, of }) => aud !== told.value || of !== told.of),
      },
    };
  const named = NAMED[told.role] ?? PAID[told.role]?.[0];
  if (!named) return { facts, parts };
  const { [named]: _, ...rest } = facts;
  return { facts: rest, parts };
};

/** 'No, my wife earns that': whose it is, of an income that was told. */
const EARNS_THAT =
  /\b(?:earns?|makes?|gets?|brings? in|is on)\s+(?:that|it|this)\b|\b(?:that|this|it)(?:'s| is|s)\s+(?:(?:just |only )?(?:me|mine)\b|(?:my |what my )?(?:wife|husband|partner|boyfriend|girlfriend|hers?|his))|das verdient|c'est (?:ma femme|mon mari)|eso lo gana|lo guadagna|это зарабатывает|那是我|それは/u;
const SELF_EARNS = /\b(?:just |only )?(?:me|mine)\b/u;
const withOwner = (told: DealTold, plain: string): DealTold => {
  const [only, ...others] = told.parts.incomesAud ?? [];
  const found = EARNS_THAT.exec(plain);
  if (!only || others.length > 0 || (only.of !== null && only.of !== 'self') || !found) return told;
  const [clause = ''] = plain.slice(found.index + found[0].length).split(/[,.;!?，。]/u);
  const near = plain.slice(Math.max(0, found.index - 16), found.index + found[0].length) + clause;
  const owner = SELF_EARNS.test(found[0]) ? 'self' : ownerOf({ before: near, tail: '' });
  if (owner === null || owner === 'both') return told;
  return { ...told, parts: { ...told.parts, incomesAud: [{ ...only, of: owner }] } };
};

type Message = Pick<LearntReading, 'amounts'> & { text?: string };
/**
 * `isIncomeAdded`: by its words somebody else earns it. `figures`: what we answered with that nobody told us. `answered`: all
 * figures that our answers told. `assumed`: what we took as usual.
 */
type Hearing = {
  isIncomeAdded?: boolean;
  figures?: readonly number[];
  answered?: readonly AnsweredFigure[];
  assumed?: readonly Told[];
};

const MOST_BETWEEN = 4;
/** 'Car loan 12k owing, 340 a month': paid on what was just named. */
const owedBefore = (sayings: readonly Saying[], saying: Saying): Part['of'] => {
  const last = sayings[sayings.indexOf(saying) - 1];
  return last?.amount.role === 'debt' && saying.around.lead.trim().length <= MOST_BETWEEN
    ? thingOf(last.around)
    : null;
};

/** 'We have a car loan, $540 a month': what was named right before it, with no other amount between. */
const paidOn = ({ around: { before } }: Saying): Part['of'] => {
  const near =
    before
      .slice(-NEAR_BEFORE)
      .split(/[.!?;\d]/u)
      .at(-1) ?? '';
  const thing = thingsIn(near).at(-1) ?? null;
  return thing !== null && PAID_ON.has(thing) ? thing : null;
};
const PAID_ON: ReadonlySet<Part['of']> = new Set([
  'car',
  'card',
  'personal',
  'student',
  'afterpay',
  'child',
  'childcare',
]);

/** What is paid on a thing stands for what is owed on it. */
const withoutPaidDebts = (debts: readonly Part[], paid: readonly Part[]): readonly Part[] =>
  debts.filter(({ of }) => of === null || of === 'student' || !paid.some((one) => one.of === of));

/** What we assumed ourselves and what they have instead, in one breath: only the latter is told. */
const isEcho = (
  amount: ReadAmount,
  sure: readonly ReadAmount[],
  figures: readonly number[],
  told: readonly Told[],
): boolean =>
  amount.role === 'savings' &&
  figures.some((figure) => isAbout(figure, amount.value)) &&
  !told.some(({ value }) => isAbout(value, amount.value)) &&
  sure.some(({ role, value }) => role === 'savings' && value !== amount.value);

/** '48 - 30 = 18': worked out before our eyes; what is added up is told all the same. */
const isWorkedOut = (plain: string, { start }: ReadAmount, last: ReadAmount | undefined): boolean => {
  const between = last ? plain.slice(last.end, start) : '';
  return /^\s*=\s*\$?$/u.test(between) || (/^\s*-\s*\$?$/u.test(between) && plain.includes('='));
};

/** An amount of the message as it counts in the end. */
export type SettledAmount = {
  value: number;
  role: ReadAmount['role'];
  share: number;
  /** `read`: as it was learnt; `words`: by what stands beside it; `quoted`: it repeats a figure of ours; `known`: told before. */
  by: 'read' | 'words' | 'quoted' | 'known';
};

export type DealAfter = DealTold & {
  amounts: readonly SettledAmount[];
  /** With the figures that are only asked about: what is worked with now, and not kept. */
  asked: DealFacts;
};

/** 'We live on 4,100, so 6,380 with the car and the card': what the others come to is nothing beside them. */
const withoutOutgoings = (
  sayings: readonly Saying[],
  { commitmentsAud = [], livingAud }: DealFacts,
): Saying[] => {
  const aud = (role: ReadAmount['role']): number[] =>
    sayings.filter(({ amount }) => amount.role === role).map(({ amount }) => aMonth(amount));
  const known = livingAud === undefined ? [] : [livingAud];
  const [lived, all] = [...new Set([...known, ...aud('living')])].toSorted((a, b) => a - b);
  if (lived === undefined || all === undefined) return [...sayings];
  const paid = [...new Set([...commitmentsAud, ...aud('commitment')])];
  const isAll = all === paid.reduce((sum, one) => sum + one, lived);
  return sayings.filter(({ amount }) => !isAll || amount.role !== 'living' || aMonth(amount) !== all);
};

const namedIn = (spoken: readonly Saying[], kept: DealFacts): DealFacts => {
  const said: DealFacts = {};
  const sayings = withoutOutgoings(spoken, kept);
  for (const { amount } of sayings) {
    const name = NAMED[amount.role];
    // What is paid again and again is no price and no loan.
    const isFlow =
      name !== undefined &&
      FILLED_ONCE.has(name) &&
      (amount.timesAYear ?? 1) > 1 &&
      amount.value < MOST_AT_A_TIME;
    if (name && !isFlow && isPossible(name, amount.value)) said[name] = amount.value;
    const paid = PAID[amount.role];
    if (paid) said[paid[0]] = paid[1](amount);
  }
  const hasSale = said.saleAud !== undefined || kept.saleAud !== undefined;
  for (const { amount, around } of sayings)
    if (amount.role === 'share') Object.assign(said, shareSaid(amount.value, around, hasSale));
  const cap = sayings.find(({ amount }) => amount.role === 'cap');
  if (cap && (said.priceAud ?? kept.priceAud) === undefined) said.priceAud = cap.amount.value;
  return said;
};

/** What a message says of the deal, over what was said before: the later fact of a role counts. */
export const dealAfter = (
  before: DealTold,
  { amounts: read, text = '' }: Message,
  { isIncomeAdded = false, figures = [], answered = [], assumed = [] }: Hearing = {},
): DealAfter => {
  const plain = letterByLetter(text);
  const around = aroundEach(plain, read);
  const hasSavings = before.facts.savingsAud !== undefined;
  const told = toldBefore(before.facts, before.parts);
  const amounts = asToldIn(amountsOfDeal(read, around, plain, hasSavings), told);
  const isQuoted = amounts.map((amount, at) => isOnlyQuoted(amount, answered, told, around[at]));
  const isAside = amounts.map((_, at) => {
    const here = around[at];
    return isQuoted[at] === true || (here !== undefined && (isOfAnswer(here) || isOnlyAsked(here)));
  });
  const isWorkedWith = (amount: ReadAmount, at: number): boolean => {
    const here = around[at];
    return here !== undefined && isLeftOfSavings(amount, here, before.facts);
  };
  const open = amounts.map((amount, at) =>
    isAside[at] || isWorkedWith(amount, at) ? { ...amount, role: 'other' as const, share: 1 } : amount,
  );
  const settled = putRightIn(open, around, [...told, ...assumed], plain);
  const forgotten = forgottenIn(plain, before.facts, allParts(before.facts, before.parts));
  const mended = settled.right.reduce(putRight, settled.gone.reduce(without, forgotten));
  const start = withOwner({ facts: withParts(mended.facts, mended.parts), parts: mended.parts }, plain);

  const sure = open.filter(({ share }) => share >= SURE);
  const sayings = open.flatMap((read, at): Saying[] => {
    const here = around[at];
    const role = settled.roles.get(at);
    const amount = role === undefined ? read : inThousands(read, role);
    const isSettled = settled.dropped.has(at) || settled.right.some((one) => one.at === at);
    if (!here || amount.share < SURE || isSettled || isWorkedOut(plain, amount, open[at - 1])) return [];
    return isEcho(amount, sure, figures, told) ? [] : [{ amount, around: here }];
  });
  const of = (role: ReadAmount['role']): Saying[] => sayings.filter(({ amount }) => amount.role === role);
  const said = namedIn(sayings, start.facts);
  const known = { ...start.facts, ...said };
  const saved = of('savings').filter(({ amount }) => !isOfSale(amount.value, known));
  const debts = of('debt');
  const commitmentsAud = paidAfter(
    start.parts.commitmentsAud ?? [],
    of('commitment').map((saying) => ({
      aud: aMonth(saying.amount),
      of: thingOf(saying.around) ?? owedBefore(sayings, saying) ?? paidOn(saying),
    })),
  );
  const earned = start.parts.incomesAud ?? [];
  const isOfAll = earned.length === 1 && earned[0]?.of === null && OF_ALL.test(plain);
  const incomes = incomesOf(of('income'), plain).map((part) => (isOfAll ? { ...part, of: null } : part));
  const parts: DealParts = {
    incomesAud: earnedAfter(earned, incomes, isIncomeAdded),
    savingsAud:
      partedIn(saved, start.parts.savingsAud ?? []) ??
      summedAfter(start.parts.savingsAud ?? [], saved.map(savedOf), isAddedTo(saved, savedOf)),
    debtsAud: withoutPaidDebts(
      summedAfter(start.parts.debtsAud ?? [], debts.map(partOf), (part) => part.of !== null),
      commitmentsAud,
    ),
    commitmentsAud,
  };
  const facts = withParts({ ...start.facts, ...said }, parts);
  const isSavingsNew = saved.length > 0 && totalOf(parts.savingsAud ?? []) !== before.facts.savingsAud;
  const children = childrenAfter(plain, before.facts.children);
  const kept = withChildren(
    withoutOldLoan(facts, isSavingsNew ? { ...said, savingsAud: facts.savingsAud } : said),
    children.kept,
  );
  const spoken = amounts.flatMap((amount, at): Saying[] => {
    const here = around[at];
    const isSpoken = isAside[at] && !isQuoted[at] && here && !isOfAnswer(here) && amount.share >= SURE;
    return isSpoken ? [{ amount, around: here }] : [];
  });
  const isDenying = settled.dropped.size > 0;
  const ends = amounts.map(({ value, role, share }, at): SettledAmount => {
    const right = settled.right.find((one) => one.at === at);
    if (isQuoted[at]) return { value, role, share, by: 'quoted' };
    // Beside what is denied; what only stands near to a fact may be of something else.
    if (right) return { value: right.value, role: right.told.role, share, by: isDenying ? 'words' : 'read' };
    const same = settled.dropped.has(at) ? told.find((one) => one.value === value) : undefined;
    if (same) return { value, role: same.role, share, by: 'known' };
    const isByWords = share !== read[at]?.share && role !== read[at]?.role;
    return { value, role, share, by: isByWords ? 'words' : 'read' };
  });
  return {
    facts: kept,
    parts,
    amounts: ends,
    asked: withChildren({ ...kept, ...namedIn(spoken, kept) }, children.asked),
  };
};
