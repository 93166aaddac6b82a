import { ASSUMED_LOAN } from '@propguard/rules/assistant/assumed-loan';
import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import { findShares } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';
import { INTEREST_ONLY, INTEREST_ONLY_YEARS, PRINCIPAL_TOO } from './asked-sum-words.ts';
import { depositShareIn } from './deposit-share.ts';
import { aud, type Filler, given, type Inheritance } from './filler.ts';
import { periodAsked } from './repayment-period.ts';
import { asksSooner, paidInstead } from './soon-done.ts';
import type { DialogueState, ToolArguments } from './state.ts';
import { flows, knownPrice, monthly, pick, priceIn, stocks, words } from './sum-amounts.ts';

export const EXTRA =
  /\b(?:extra|more|additional|on top|top up)\b|extra|de mas|en plus|mehr|in piu|a mais|дополнительн\p{L}*|余分|추가|多还|إضافي|ज़?्?यादा/u;
export const OFFSET = /\boffset\b|オフセット|오프셋|对冲|抵消账户|أوفست|ऑफ़?सेट/u;
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
const newRate = (heard: Understanding, { last }: DialogueState): number | undefined => {
  const rate = last?.tool === 'quick_sum' ? last.arguments.newRatePercent : undefined;
  const isMeant = NEW_RATE.test(words(heard)) || (asksSooner(heard) && heard.ratePercent === null);
  return typeof rate === 'number' && isMeant ? rate : undefined;
};

/** What is paid beside: said to be so, or a flow where the message speaks of more. */
const extraIn = (money: readonly Money[], said: string): Money | undefined =>
  money.find(({ role }) => role === 'extra') ?? (EXTRA.test(said) ? flows(money)[0] : undefined);

/** Kept beside the loan: said to be so, or the one amount where an offset account is spoken of. */
const offsetIn = (money: readonly Money[], said: string): Money | undefined => {
  const named = money.find(({ role }) => role === 'offset');
  const whole = money.filter((one) => one.timesAYear === null && one.role !== 'extra');
  return (
    named ??
    (OFFSET.test(said) && whole.length === 1 && !OWED.has(whole[0]?.role ?? null) ? whole[0] : undefined)
  );
};
const OWED: ReadonlySet<Money['role']> = new Set(['loan', 'debts', 'value']);

/** What is borrowed: called so, or said of nothing else where no home and no deposit is named. */
const loanIn = (money: readonly Money[], heard: Understanding, said: string): number | undefined => {
  const hasDeposit = depositShareIn(heard) !== undefined || aud(money, 'deposit') !== undefined;
  const whole = stocks(money);
  // 'Repayments on a 640k loan': the word before it is what is asked for.
  const isLoan = (heard.concepts.has('loan') || LOAN_AFTER.test(said)) && !hasDeposit;
  const unsaid = LOAN_AFTER.test(said) ? aud(whole, 'expenses', 'value') : aud(whole, 'expenses');
  const isUnsaid = ({ role }: Money): boolean => role === null || role === 'expenses' || role === 'income';
  const isOfLoan = OF_LOANS.test(said) || (!hasDeposit && !OF_A_HOME.test(said));
  return (
    aud(whole, 'loan', 'debts') ??
    (isLoan ? unsaid : undefined) ??
    (isOfLoan ? whole.find(isUnsaid)?.aud : undefined)
  );
};

export const fillRepayments: Filler = (heard, before) => {
  const { money, ratePercent, termYears } = heard;
  const said = words(heard);
  const extra = extraIn(money, said);
  const offset = offsetIn(money, said);
  const others = money.filter((one) => one !== offset && one !== extra);
  const loanAud = loanIn(others, heard, said);
  const depositPercent = depositShareIn(heard);
  const free = priceIn(others);
  const paidAud = extra ? undefined : paidInstead(heard, before);
  const isCarrying = !extra && paidAud === undefined && loanAud === undefined && free === undefined;
  return given({
    loanAud,
    priceAud: loanAud === undefined ? free : undefined,
    depositAud: aud(others, 'deposit'),
    depositPercent,
    ratePercent:
      movedRate(heard, before) ??
      newRate(heard, before) ??
      (ratePercent === depositPercent ? undefined : ratePercent),
    termYears,
    extraAud: monthly(extra),
    paidAud,
    repaymentAud: isCarrying ? monthly(flows(others)[0]) : undefined,
    offsetAud: offset?.aud,
    period: extra || paidAud !== undefined ? undefined : (periodAsked(said) ?? undefined),
    // Where both are named the one beside the other is asked for.
    interestOnly: INTEREST_ONLY.test(said) ? true : PRINCIPAL_TOO.test(said) ? false : undefined,
    interestOnlyYears: INTEREST_ONLY.test(said) ? interestOnlyYearsIn(said) : undefined,
  });
};

const RATE =
  /\brates?\b|\binterest\b|tasa|taux|zins|tasso|taxa|juros|ставк|под|金利|利率|금리|이자율|فائدة|ब्याज|दर/u;

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

/** What was said to be paid or kept beside the loan holds while only the loan is put right. */
const besideBefore = ({ last }: DialogueState): ToolArguments =>
  last?.tool === 'repayments' ? pick(last.arguments, 'period') : {};

/** The loan that was worked out last, where none was named. */
const loanFound = ({ last, figures }: DialogueState): ToolArguments =>
  last?.tool === 'upfront_costs' && last.arguments.loanAsked === true ? pick(figures, 'loanAud') : {};

export const inheritRepayments: Inheritance = (filled, _, before) => {
  const isWhole = ['loanAud', 'priceAud', 'repaymentAud'].some((name) => filled[name] !== undefined);
  // Interest alone is paid until the other is said.
  const terms = { ...pick(before.loan, 'ratePercent', 'termYears', 'interestOnly'), ...besideBefore(before) };
  const isOfPrice = filled.depositAud !== undefined || filled.depositPercent !== undefined;
  // 'Over 25 years', of the loan that a payment carries.
  const carried = before.last?.tool === 'repayments' ? before.last.arguments.repaymentAud : undefined;
  if (carried !== undefined && !isWhole && !isOfPrice) return { ...terms, repaymentAud: carried, ...filled };
  const deposit = isOfPrice ? {} : pick(before.loan, 'depositAud', 'depositPercent');
  if (filled.priceAud !== undefined) return { ...terms, ...deposit, ...filled };
  if (isWhole) return { ...terms, ...filled };
  const found = loanFound(before);
  if (found.loanAud !== undefined && !isOfPrice) return { ...terms, ...found, ...filled };
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
