import { ASSUMED_LOAN } from '@propguard/rules/assistant/assumed-loan';
import { isState, type State } from '@propguard/rules/places/states';
import { plainText } from '../understanding/clean-text.ts';
import { findRooms } from '../understanding/home-facts.ts';
import { findMoney, type Money } from '../understanding/money.ts';
import { findPercentages, findShares } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';
import { INTEREST_ONLY, INTEREST_ONLY_YEARS } from './asked-sum-words.ts';
import { statedHome } from './fill-home.ts';
import { aud, type Filler, given, type Inheritance, subjectOf } from './filler.ts';
import { firstHomeIn } from './first-home.ts';
import { choicesOf, isSubject, placeText } from './place-text.ts';
import { periodAsked } from './repayment-period.ts';
import type { DialogueState, ToolArguments } from './state.ts';
import { ALL_IN, DUTY_ALONE, NET } from './sum-words.ts';

const MONTHS = 12;
/** Less than this is no price of a home and no home loan. */
const LEAST_PRICE_AUD = 50_000;
const MOST_A_MONTH_AUD = 30_000;

const words = ({ text }: Understanding): string => plainText(text);
const monthly = (one: Money | undefined): number | undefined =>
  one && Math.round((one.aud * (one.timesAYear ?? MONTHS)) / MONTHS);
const yearly = (one: Money | undefined): number | undefined =>
  one && Math.round(one.aud * (one.timesAYear ?? 1));

/** What is paid again and again: a flow, which never fills a price or a loan. */
const flows = (money: readonly Money[]): Money[] =>
  money.filter((one) => one.timesAYear !== null && one.timesAYear !== 1 && one.aud <= MOST_A_MONTH_AUD);
/** 'Monthly repayments on 640k': nobody pays that by the month. */
const stocks = (money: readonly Money[]): Money[] =>
  money.filter((one) => one.timesAYear !== 1 && one.aud >= LEAST_PRICE_AUD);

const priceIn = (money: readonly Money[]): number | undefined => {
  const whole = stocks(money);
  return (
    aud(whole, 'value', 'maxPrice', 'minPrice') ??
    whole.find(({ role }) => role === null || role === 'expenses' || role === 'income')?.aud
  );
};

const pick = (from: ToolArguments, ...names: string[]): ToolArguments =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** The price that was spoken of last: said, looked for, or found for a home. */
const knownPrice = ({ loan, last, figures }: DialogueState): ToolArguments => {
  const priceAud =
    loan.valueAud ?? loan.budgetAud ?? (last?.tool === 'assess' ? figures.valueAud : undefined);
  return priceAud === undefined ? {} : { priceAud };
};

export const EXTRA =
  /\b(?:extra|more|additional|on top|top up)\b|extra|de mas|en plus|mehr|in piu|a mais|дополнительн\p{L}*|余分|추가|多还|إضافي|ज़?्?यादा/u;
export const OFFSET = /\boffset\b|オフセット|오프셋|对冲/u;
/** 'P&I', 'interest-only': said of loans, never of prices. */
const OF_LOANS = /\bprincipal and interest\b|\binterest[- ]only\b/;

/** What is bought, or its price: beside these an amount is no loan. */
const OF_A_HOME =
  /\b(?:hous\w+|homes?(?! loan)|units?|apartments?|flats?|places?|propert\w+|townhouses?|villas?|buy\w*|bought|purchas\w*|prices?|priced|cost(?:s|ing)?|worth|block|ones?)\b|casas?\b|pisos?\b|departamento|vivienda|precio|compr\w+|maison|appart\w*|logement|prix|achet\w+|\bbien\b|haus|wohnung|kauf\w*|preis|immobili\w*|prezzo|uno da|imovel|apartamento|\bape\b|preco|дом\p{L}*|квартир\p{L}*|цен[аы]|куп\p{L}+|家|物件|住宅|マンション|価格|買|집|아파트|주택|가격|사(?:면|려)|房|公寓|总价|价格|买|预算|بيت|منزل|شقة|عقار|سعر|شراء|घर|मकान|फ्लैट|कीमत|खरीद/u;

/** 'A 640k loan'. */
const LOAN_AFTER = /\d[\d.,]*\s?[km]?(?: dollars?)? (?:home )?(?:loan|mortgage)\b/;

const interestOnlyYearsIn = (text: string): number | undefined => {
  const found = INTEREST_ONLY_YEARS.exec(text);
  const years = Number(found?.[1] ?? found?.[2] ?? found?.[3]);
  return years >= 1 && years <= LONGEST_INTEREST_ONLY ? years : undefined;
};
/** Longer than that lenders do not wait. */
const LONGEST_INTEREST_ONLY = 15;

/** 'At the new rate', after another lender was spoken of. */
const NEW_RATE =
  /\bnew (?:rate|loan|lender|bank|one|mob)\b|nuev[oa]|nouve\w+|neue[nrms]?\b|nuov[oa]|nov[oa]\b|нов\p{L}+|新し?い?|새 |جديد|नई|नए/u;
const newRate = (text: string, { last }: DialogueState): number | undefined => {
  const rate = last?.tool === 'quick_sum' ? last.arguments.newRatePercent : undefined;
  return typeof rate === 'number' && NEW_RATE.test(text) ? rate : undefined;
};

export const fillRepayments: Filler = (heard, before) => {
  const { money, ratePercent, termYears } = heard;
  const said = words(heard);
  const flow = flows(money)[0];
  const isExtra = flow !== undefined && EXTRA.test(said);
  const offset = OFFSET.test(said) ? money.find((one) => one.timesAYear === null) : undefined;
  const others = money.filter((one) => one !== offset);
  const depositShare = depositShareIn(heard);
  // 'Repayments on a 640k loan': the word before it is what is asked for.
  const isLoan =
    (heard.concepts.has('loan') || LOAN_AFTER.test(said)) &&
    depositShare === undefined &&
    aud(others, 'deposit') === undefined;
  const unsaid = LOAN_AFTER.test(said)
    ? aud(stocks(others), 'expenses', 'value')
    : aud(stocks(others), 'expenses');
  const isUnsaid = ({ role }: Money): boolean => role === null || role === 'expenses' || role === 'income';
  const isOfLoan =
    OF_LOANS.test(said) ||
    (depositShare === undefined && aud(others, 'deposit') === undefined && !OF_A_HOME.test(said));
  const ofLoan = isOfLoan ? stocks(others).find(isUnsaid)?.aud : undefined;
  const loanAud = aud(stocks(others), 'loan', 'debts') ?? (isLoan ? unsaid : undefined) ?? ofLoan;
  const depositAud = aud(others, 'deposit');
  const depositPercent = depositShare;
  const free = priceIn(others);
  return given({
    loanAud,
    priceAud: loanAud === undefined ? free : undefined,
    depositAud,
    depositPercent,
    ratePercent:
      movedRate(heard, before) ??
      newRate(said, before) ??
      (ratePercent === depositPercent ? undefined : ratePercent),
    termYears,
    extraAud: isExtra ? monthly(flow) : undefined,
    repaymentAud: !isExtra && loanAud === undefined && free === undefined ? monthly(flow) : undefined,
    offsetAud: offset?.aud,
    period: isExtra ? undefined : (periodAsked(said) ?? undefined),
    interestOnly: INTEREST_ONLY.test(said) ? true : undefined,
    interestOnlyYears: INTEREST_ONLY.test(said) ? interestOnlyYearsIn(said) : undefined,
  });
};

const DEPOSIT =
  /deposit|put(?:ting)? down|put in|anzahlung|eigenkapital|entrada|enganche|inicial|apport|acompte|acconto|anticipo|caparra|sinal|взнос|頭金|自己資金|계약금|보증금|다운|首付|头款|دفعة|مقدم|عربون|डाउन|डिपॉज|down/u;
const RATE =
  /\brates?\b|\binterest\b|tasa|taux|zins|tasso|taxa|juros|ставк|под|金利|利率|금리|이자율|فائدة|ब्याज|दर/u;
/** '首付三成': three tenths. */
const TENTHS = /([一二三四五六七八九])成/u;
const TENTH_SIGNS = '一二三四五六七八九';
const HIGHEST_RATE = 12;

/** 'If we put down 10%', 'con el 20%': what is paid down, of the price; the last where two are said. */
const depositShareIn = (heard: Understanding): number | undefined => {
  const text = plainText(heard.text);
  const tenths = TENTHS.exec(text)?.[1];
  if (tenths && DEPOSIT.test(text)) return (TENTH_SIGNS.indexOf(tenths) + 1) * 10;
  const found = findPercentages(text).filter(({ value, start, end }) => {
    const beside = text.slice(Math.max(0, start - 20), end + 16);
    return DEPOSIT.test(beside) || (value > HIGHEST_RATE && value < 60 && !RATE.test(beside));
  });
  return found.at(-1)?.value;
};

const UP =
  /\b(?:up|rise|rises|rose|higher|more|increase\w*|another)\b|sub[ea]|sube|mont|hausse|steig|mehr|sal[ge]|aument|sob[ea]|вырас|выше|повыс|上が|高く|오르|올라|涨|上升|加息|ارتفع|زاد|बढ़/u;
const DOWN =
  /\b(?:down|drop|drops|fall|falls|lower|less|cut|cuts)\b|baj[ea]|baiss|sink|fall|scend|cai|caia|пад|ниже|сниз|下が|내리|떨어|降|انخفض|घट/u;

/** 'And if rates go up 1%?': from the rate that was reckoned with. */
export const movedRate = (heard: Understanding, { last, figures }: DialogueState): number | undefined => {
  const text = plainText(heard.text);
  const [move] = findShares(text);
  const rate = figures.ratePercent ?? ASSUMED_LOAN.ratePercent;
  const isOfLoan = last?.tool === 'repayments' || last?.tool === 'dti';
  if (!isOfLoan || typeof rate !== 'number' || !move || move.value > 4 || !RATE.test(text)) return undefined;
  if (UP.test(text)) return Math.round((rate + move.value) * 100) / 100;
  return DOWN.test(text) ? Math.round((rate - move.value) * 100) / 100 : undefined;
};

export const inheritRepayments: Inheritance = (filled, _, before) => {
  const isWhole = ['loanAud', 'priceAud', 'repaymentAud'].some((name) => filled[name] !== undefined);
  const asked = before.last?.tool === 'repayments' ? pick(before.last.arguments, 'period') : {};
  const terms = { ...pick(before.loan, 'ratePercent', 'termYears'), ...asked };
  const isOfPrice = filled.depositAud !== undefined || filled.depositPercent !== undefined;
  // 'Over 25 years', of the loan that a payment carries.
  const carried = before.last?.tool === 'repayments' ? before.last.arguments.repaymentAud : undefined;
  if (carried !== undefined && !isWhole && !isOfPrice) return { ...terms, repaymentAud: carried, ...filled };
  const deposit = isOfPrice ? {} : pick(before.loan, 'depositAud', 'depositPercent');
  if (filled.priceAud !== undefined) return { ...terms, ...deposit, ...filled };
  if (isWhole) return { ...terms, ...filled };
  const priced = knownPrice(before);
  const { loanAud } = before.loan;
  // More of one's own is less of the loan, where no price is known.
  if (typeof loanAud === 'number' && typeof filled.depositAud === 'number' && priced.priceAud === undefined) {
    const { depositAud, ...others } = filled;
    return { ...terms, ...others, loanAud: Math.max(0, loanAud - Number(depositAud)) };
  }
  if (before.loan.loanAud !== undefined && !isOfPrice)
    return { ...terms, ...pick(before.loan, 'loanAud'), ...filled };
  return { ...terms, ...deposit, ...priced, ...filled };
};

/** 'Bentleigh VIC 3204' says it; 'Bentleigh' alone does not. */
const stateInText = (text: string | null): State | undefined =>
  text?.match(/\b[A-Z]{2,3}\b/g)?.findLast((word): word is State => isState(word));

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
  const state = before.state ?? stateInText(spoken);
  return state ? { state } : given({ address: spoken });
};

export const fillUpfront: Filler = (heard, before) => {
  const { money } = heard;
  const said = words(heard);
  // 'It's our first place', of the duty that was told.
  const isOfDutyTold =
    money.length === 0 &&
    before.last?.tool === 'upfront_costs' &&
    before.last.arguments.dutyOnly === true &&
    firstHomeIn(heard) !== null;
  return given({
    priceAud: priceIn(money),
    ...whereBought(heard, before),
    depositAud: aud(money, 'deposit'),
    depositPercent: depositShareIn(heard),
    firstHome: before.firstHome ?? undefined,
    dutyOnly: (DUTY_ALONE.test(said) || isOfDutyTold) && !ALL_IN.test(said) ? true : undefined,
  });
};

export const inheritUpfront: Inheritance = (filled, _, before) => ({
  ...knownPrice(before),
  ...(filled.depositAud === undefined && filled.depositPercent === undefined
    ? pick(before.loan, 'depositAud', 'depositPercent')
    : {}),
  ...filled,
});

const COSTS =
  /\bcosts?\b|\bexpenses?\b|\boutgoings\b|\bstrata\b|\bbody corp\w*|\brates\b|\bmanagement\b|gastos|cost(?:o|e)s\b|charges|frais|kosten|ausgaben|spese|costi\b|despesas|custos|расход\p{L}*|затрат\p{L}*|費用|経費|コスト|비용|费用|成本|开销|تكاليف|مصاريف|नखर्च|खर्च|लागत/u;
/** What a home costs a year: by its period, or called so where its return was spoken of. */
export const yearlyCostsIn = (heard: Understanding, isOfReturn: boolean): number | undefined => {
  const said = heard.money.filter(({ aud: amount }) => amount < LEAST_PRICE_AUD);
  const isCalled = COSTS.test(words(heard));
  const periodic = said.find(
    (one) => one.timesAYear === 4 || (one.timesAYear === 1 && (isCalled || isOfReturn)),
  );
  if (periodic) return yearly(periodic);
  return isCalled ? (said.find((one) => one.timesAYear === null)?.aud ?? bareCosts(words(heard))) : undefined;
};
/** 'Costs about 7500 a year' is no money by its size alone. */
const BARE_COSTS = new RegExp(String.raw`(?:${COSTS.source})\D{0,28}(\d{3,5})(?![\d.,%])`, 'u');
const bareCosts = (text: string): number | undefined => {
  const found = BARE_COSTS.exec(text)?.at(-1);
  return found === undefined ? undefined : Number(found);
};

export const fillReturn: Filler = (heard, before) => {
  const { money } = heard;
  const rents = flows(money).filter(
    ({ timesAYear }) => timesAYear === 52 || timesAYear === 26 || timesAYear === 12,
  );
  const rent = rents[0];
  const costsAud = yearlyCostsIn(heard, before.last?.tool === 'investment_return' || NET.test(words(heard)));
  // 'I'm on 120k', of a home whose price is known.
  const prices =
    before.loan.rentWeeklyAud === undefined ? money : money.filter(({ role }) => role !== 'income');
  return given({
    rentWeeklyAud: rent && Math.round((rent.aud * (rent.timesAYear ?? 52)) / 52),
    priceAud: priceIn(prices),
    costsAud,
    net:
      NET.test(words(heard)) || (costsAud !== undefined && before.last?.tool === 'investment_return')
        ? true
        : undefined,
  });
};

export const inheritReturn: Inheritance = (filled, _, before) => ({
  ...pick(before.loan, 'rentWeeklyAud', 'costsAud'),
  ...knownPrice(before),
  ...filled,
});

export const fillDti: Filler = ({ money }) => {
  const incomes = money.filter(({ role }) => role === 'income');
  const loanAud =
    aud(money, 'loan') ?? stocks(money).find(({ role }) => role === null || role === 'value')?.aud;
  return given({
    loanAud,
    incomeAud: incomes.length > 0 ? incomes.reduce((sum, one) => sum + (yearly(one) ?? 0), 0) : undefined,
    otherDebtsAud: debtsIn(money),
  });
};

/** Balances and limits; what is paid by the month is no debt by itself. */
const debtsIn = (money: readonly Money[]): number | undefined => {
  const debts = money.filter(({ role, timesAYear }) => role === 'debts' && timesAYear === null);
  return debts.length === 0 ? undefined : debts.reduce((sum, one) => sum + one.aud, 0);
};

/** 'Debts 682k all up' has the loan in it, and it is not counted twice. */
export const inheritDti: Inheritance = (filled, _, before) => {
  const { loanAud, incomeAud, otherDebtsAud } = {
    ...pick(before.loan, 'loanAud', 'incomeAud', 'otherDebtsAud'),
    ...filled,
  };
  const isWhole =
    filled.loanAud === undefined &&
    typeof otherDebtsAud === 'number' &&
    otherDebtsAud >= (typeof loanAud === 'number' ? loanAud : LEAST_PRICE_AUD);
  const rest = isWhole && typeof loanAud === 'number' ? otherDebtsAud - loanAud : undefined;
  if (!isWhole) return given({ loanAud, incomeAud, otherDebtsAud });
  return given({
    loanAud: loanAud ?? otherDebtsAud,
    incomeAud,
    otherDebtsAud: rest === 0 ? undefined : rest,
  });
};

/** Of the home that is named, shown in a listing that was pasted, pointed at, or spoken of. */
/** What it sold for once is not what is asked for it now. */
const AMOUNT = String.raw`\$?\d[\d.,]*\s?(?:k|m|mil\p{L}*|thousand|万|萬|만|억|тыс\p{L}*|млн)?`;
const PAST_AMOUNTS = new RegExp(
  String.raw`\b(?:sold|bought|paid|went|purchased|vendio|compro|vendue?|achetee?|verkauft|gekauft|vendut[oa]|comprat[oa]|vendid[oa]|comprad[oa])\b[^.;?!,\d]{0,16}${AMOUNT}|(?:продал|купил|продан)\p{L}*[^.;?!,\d]{0,16}${AMOUNT}|${AMOUNT}(?=에? ?(?:팔렸|샀|팔았)|で(?:売れ|買)|に売れ|多?(?:卖|买|成交))|(?:卖了|卖出|成交价?|买了)${AMOUNT}`,
  'giu',
);
/** The amounts of now, where what was paid before is said beside them. */
const moneyOfNow = ({ rest, money, percentages }: Understanding): readonly Money[] => {
  const now = rest.replace(PAST_AMOUNTS, (past) => ' '.repeat(past.length));
  const found = now === rest ? money : findMoney(now, percentages);
  return found.length > 0 ? found : money;
};

export const fillPriceCheck: Filler = (heard, before) => {
  const shown = heard.quoted === '' ? [] : findMoney(heard.quoted, []);
  const money = stocks(heard.money).length > 0 ? moneyOfNow(heard) : shown;
  const low = aud(stocks(money), 'minPrice');
  const high = aud(stocks(money), 'maxPrice');
  const rooms = heard.quoted === '' ? {} : roomsOf(findRooms(plainText(heard.quoted)));
  const home = statedHome(heard);
  return given({
    ...rooms,
    ...home,
    priceAud: low !== undefined && high !== undefined ? low : priceIn(money),
    highPriceAud: low === undefined ? undefined : high,
    address: heard.places.some(isSubject) ? subjectOf(heard, before) : undefined,
  });
};

const roomsOf = ({ bedrooms, bathrooms, carSpaces }: ReturnType<typeof findRooms>): ToolArguments => ({
  bedrooms: bedrooms?.min ?? undefined,
  bathrooms: bathrooms?.min ?? undefined,
  carSpaces: carSpaces?.min ?? undefined,
});

const HOME_FACTS = ['propertyType', 'bedrooms', 'bathrooms', 'carSpaces', 'landSqm'];

/** What was looked for says what kind of home the price is of. */
const wishedHome = ({ last, search }: DialogueState): ToolArguments => {
  const call = last?.tool === 'search_listings' ? last : search;
  if (last && last.tool !== 'search_listings') return pick(last.arguments, ...HOME_FACTS);
  if (!call) return {};
  const { propertyType, minBedrooms, minBathrooms, minCarSpaces } = call.arguments;
  return given({ propertyType, bedrooms: minBedrooms, bathrooms: minBathrooms, carSpaces: minCarSpaces });
};

export const inheritPriceCheck: Inheritance = (filled, heard, before) => {
  // What is published for a home has both ends, and is looked up: a list shows the lower one alone.
  const only = before.listed.length === 1 ? before.listed[0]?.name : undefined;
  const spoken = before.address ?? only ?? before.location ?? undefined;
  const isSame = filled.address === undefined || filled.address === spoken;
  const shown = filled.address === undefined ? spoken : filled.address;
  const isHome = typeof shown === 'string' && /^\S*\d/.test(shown);
  return {
    ...(isSame && !isHome && heard.quoted === '' ? wishedHome(before) : {}),
    ...(shown === undefined ? {} : { address: shown }),
    ...filled,
  };
};

export const anyFlow = ({ money }: Understanding): boolean => flows(money).length > 0;
export const hasStock = ({ money }: Understanding): boolean => stocks(money).length > 0;
