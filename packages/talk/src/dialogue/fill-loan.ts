import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import type { RuleTopic } from '../understanding/rule-topics.ts';
import type { Understanding } from '../understanding/understand.ts';
import { aud, type Filler, given, roled, subjectOf } from './filler.ts';
import { lowEndIn } from './low-end.ts';
import { isSubject } from './place-text.ts';
import { POINT_VALUE } from './sum-words.ts';

const MONTHS = 12;
const SMALLEST_YEARLY_INCOME = 12_000;
const LARGEST_MONTHLY_EXPENSES = 15_000;
/** A debt of so little is what is paid on it each month. */
const MOST_PAID_A_MONTH = 1500;

const yearly = (income: Money | undefined): number | undefined =>
  income && Math.round(income.aud * (income.timesAYear ?? 1));
const monthly = (expenses: Money | undefined): number | undefined =>
  expenses && Math.round((expenses.aud * (expenses.timesAYear ?? MONTHS)) / MONTHS);

const DEPOSIT =
  /deposit|down|anzahlung|eigenkapital|angezahlt|entrada|enganche|inicial|apport|acompte|mise de fonds|acconto|anticipo|caparra|sinal|взнос|頭金|自己資金|계약금|보증금|다운|首付|头款|دفعة|مقدم|عربون|डाउन|डिपॉज|dep[oó]sito/i;

/** '15% deposit', '80% LVR', '90% of 850,000': a part of the value, in a share. */
const shares = ({ percentages, rest }: Understanding): { deposit?: number; loan?: number } => {
  const isOfLoan = (end: number): boolean => /^\s*(?:lvr|ltv|loan|beleihung)/i.test(rest.slice(end));
  const deposit = percentages.find(
    ({ end, start }) =>
      !isOfLoan(end) &&
      (DEPOSIT.test(rest.slice(end, end + 16)) || DEPOSIT.test(rest.slice(Math.max(0, start - 14), start))),
  );
  const loan = percentages.find(
    (one) =>
      one !== deposit &&
      (isOfLoan(one.end) ||
        /^\s*of\b/i.test(rest.slice(one.end)) ||
        /(?:lvr|ltv|borrow\w*|lend\w*|loan)(?: of| at| is)?\s*$/i.test(rest.slice(0, one.start))),
  );
  return { deposit: deposit?.value, loan: loan?.value };
};
const ofShare = (valueAud: number | undefined, percent: number | undefined): number | undefined =>
  valueAud === undefined || percent === undefined ? undefined : Math.round((valueAud * percent) / 100);

const SMALLEST_LOAN_SHARE = 0.4;

/** The first threshold leaves a fifth to the buyer. */
const USUAL_DEPOSIT_PERCENT = 20;
const NEEDED =
  /\b(?:how (?:much|big)|what)\b.{0,20}\bdeposit\b.{0,30}\b(?:need|needed|require|required|want|put|save)\b|\bdeposit (?:do|would|will|should) (?:i|we)\b|\bhow (?:much|big)(?: of)?(?: an?)? deposit\b/;

/** 'A unit worth 1.3m, a house around 1.1m: my overall LVR': of all of them together. */
const OVERALL = /\b(?:overall|total|combined|altogether|across (?:all|them|the)|portfolio)\b/;
const overallValue = ({ money, rest }: Understanding): number | undefined => {
  const values = money.filter(({ role }) => role === 'value' || role === null);
  return OVERALL.test(rest) && values.length > 1 ? values.reduce((sum, one) => sum + one.aud, 0) : undefined;
};

export const fillLvr: Filler = (heard, before, known) => {
  const { money } = heard;
  const free = money.filter(
    ({ role }) =>
      role === null || role === 'maxPrice' || role === 'minPrice' || role === 'income' || role === 'expenses',
  );
  let loanAud = aud(money, 'loan', 'debts');
  let depositAud = aud(money, 'deposit');
  const lowAud = lowEndIn(heard, before);
  const isBoth = lowAud !== undefined && POINT_VALUE.test(heard.rest);
  let valueAud = (isBoth ? undefined : lowAud) ?? overallValue(heard) ?? aud(money, 'value');
  const sizes = free.map((one) => one.aud).sort((a, b) => a - b);
  const isOfDeposit = known.depositAud !== undefined && known.loanAud === undefined;
  const said = shares(heard);
  const bare = isOfDeposit && said.loan === undefined ? heard.percentages[0]?.value : undefined;
  const share = { ...said, deposit: said.deposit ?? bare };
  const isPartKnown =
    loanAud !== undefined ||
    depositAud !== undefined ||
    share.deposit !== undefined ||
    share.loan !== undefined ||
    NEEDED.test(heard.rest) ||
    (known.loanAud !== undefined && known.valueAud === undefined && known.address === undefined);
  if (valueAud === undefined && (sizes.length > 1 || isPartKnown)) valueAud = sizes.pop();
  if (depositAud === undefined && loanAud === undefined && isOfDeposit) depositAud = sizes.shift();
  // Beside what a home costs, a small amount is what is put in: nobody asks for a loan of an eighth.
  const isSmall = valueAud !== undefined && (sizes[0] ?? 0) < SMALLEST_LOAN_SHARE * valueAud;
  if (loanAud === undefined && depositAud === undefined && isSmall) depositAud = sizes.shift();
  if (loanAud === undefined && depositAud === undefined) loanAud = sizes.shift();
  // '70k of mine, a loan of 490k': what is less than the loan is no value.
  const isLess = loanAud !== undefined && valueAud !== undefined && valueAud < loanAud;
  if (isLess && aud(money, 'value') === undefined && lowAud === undefined) {
    depositAud ??= valueAud;
    valueAud = undefined;
  }
  const places = heard.places.filter(isSubject);
  const address = places.length > 0 && valueAud === undefined ? subjectOf(heard, before) : undefined;
  const security = valueAud ?? (address === undefined ? (known.valueAud as number | undefined) : undefined);
  // 'How much deposit do I need for 900k at 80%': what is not lent.
  const isDepositAsked = heard.concepts.has('deposit') && depositAud === undefined && loanAud === undefined;
  const unlent = isDepositAsked && share.loan !== undefined ? 100 - share.loan : undefined;
  const isNeeded = isDepositAsked && share.deposit === undefined && NEEDED.test(heard.rest);
  const wanted = share.deposit ?? unlent ?? (isNeeded ? USUAL_DEPOSIT_PERCENT : undefined);
  return given({
    loanAud: loanAud ?? (unlent === undefined ? ofShare(security, share.loan) : undefined),
    valueAud,
    address,
    depositAud: depositAud ?? ofShare(security, wanted),
    lowValueAud: isBoth ? lowAud : undefined,
    // Of a home, which only its valuation can turn into an amount.
    depositPercent: depositAud === undefined && security === undefined ? wanted : undefined,
  });
};

/** 'Would they lend me 730?': whether a loan can be had. */
const WOULD_LEND =
  /\b(?:would|will|could|can|might|does|do)\b.{0,40}\b(?:lend|give|approve|get|borrow|loan|afford)\b|\b(?:lend|give|approve) (?:me|us|him|her|them)\b|emprest(?:a|aria|ariam|e)\b|prest(?:ar[ií]an?|an?|erebbe\p{L}*|erait|eraient)\b|d(?:ar[ií]an?|arebbe\p{L}*|onnerait)\b|(?:wurde|wird|gibt|leiht).{0,24}(?:bank|leihen|geben)|(?:bank).{0,24}(?:leihen|geben|leiht|gibt)|(?:даст|дадут|одобрят)|貸して|借りられ|빌려|대출(?:이)? (?:될|가능|나올)|(?:肯|会|能)(?:借|贷|批)|可以吗|行吗|\bpossible\b|posible|moglich|possibile|possivel|возможно|可能です|가능|يقرض\p{L}*|يعطيني|देगा|मिलेगा/u;
const LEAST_WANTED_AUD = 50_000;
const CLEARS =
  /\b(?:clear(?:ed|ing)?|pa(?:y|id|ying) (?:off|out)|get rid of|clos(?:e|ed|ing)|cancel\w*|wipe\w*)\b|liquid\w+|pag(?:o|amos|ar) (?:toda|entera)|rembours\w+ (?:la|le|d'abord)|sold(?:er|ons)|abbezahl\w*|ablos\w*|estingu\w+|quit(?:ar|amos|o)\b|погас\p{L}*|закро\p{L}*|完済|갚(?:으면|고)|还清|سدد\p{L}*|चुका/u;
/** 'You forgot my 35k', where what is earned is known: what is saved. */
const FORGOTTEN =
  /\bforg[eo]t\w*|\bleft out\b|\bmissed\b|\bignored\b|olvid\w*|falta\w*|oubli\w*|vergess\w*|dimentic\w*|scordat\w*|esquec\w*|забыл\p{L}*|忘れ|잊|빼먹|忘(?:了|记)|漏(?:了|掉)|نسيت|भूल/u;

/** What is owed beside it; a debt whose payments are said is counted by these. */
const balancesIn = (money: readonly Money[], paid: readonly Money[]): number | undefined => {
  const balances = money.filter(({ role }) => role === 'debts');
  if (balances.length === 0 || paid.length >= balances.length) return undefined;
  return balances.reduce((sum, one) => sum + one.aud, 0);
};

/** What is earned beside the salary, by the same person. */
const OWN_EXTRA =
  /\b(?:bonus\w*|overtime|commissions?|rent(?:al|s)?|dividends?|side|second job|allowance)\b|uberstunden|prime\b|heures sup|comision|straordinari|comissao|преми|奖金|提成|ボーナス|残業|상여|보너스|مكافأة|बोनस/u;

/** Two incomes are two people's, each taxed for themselves, unless one of them is what comes on top. */
const earnedIn = (
  { text }: Understanding,
  incomes: readonly Money[],
): { incomeAud: number; secondIncomeAud?: number } => {
  const each = incomes.map((one) => yearly(one) ?? 0);
  const [, second] = each;
  const isCouple = each.length === 2 && second !== undefined && !OWN_EXTRA.test(plainText(text));
  return {
    incomeAud: each.reduce((sum, one) => sum + one, 0),
    ...(isCouple ? { secondIncomeAud: second } : {}),
  };
};

export const fillBorrowing: Filler = (heard, before, known) => {
  const { money: all, ratePercent, termYears, concepts } = heard;
  const text = plainText(heard.text);
  // A debt that is paid by the month is a payment, and no balance.
  const paid = all.filter(
    ({ role, timesAYear, aud: amount }) =>
      role === 'debts' && (timesAYear !== null || amount <= MOST_PAID_A_MONTH),
  );
  const wanted = aud(all, 'loan');
  // 'If we clear the card first': it is owed no more.
  const isCleared = CLEARS.test(text);
  const said = all.filter((one) => !paid.includes(one));
  const isEarning = (known.incomeAud ?? before.loan.incomeAud) !== undefined;
  const [only] = said;
  if (isEarning && only && said.length === 1 && only.role === null && FORGOTTEN.test(text))
    return given({ depositAud: only.aud });
  // 'on 9k a month': where nothing speaks of expenses, it is what comes in.
  const isIncome = (one: Money): boolean =>
    !isEarning &&
    one.role === 'expenses' &&
    !concepts.has('expenses') &&
    !said.some(({ role }) => role === 'income');
  // '7,200 comes in, 2,500 goes out': of two that go out by their words the larger one comes in.
  const going = said.filter(({ role }) => role === 'expenses');
  const isLargest = (one: Money): boolean =>
    !isEarning &&
    going.length > 1 &&
    !said.some(({ role }) => role === 'income') &&
    one === going.reduce((most, other) => (other.aud > most.aud ? other : most));
  const money = said.map(
    (one): Money => (isIncome(one) || isLargest(one) ? { ...one, role: 'income' } : one),
  );
  const free = money.filter(
    ({ role }) => role === null || role === 'value' || role === 'maxPrice' || role === 'minPrice',
  );
  const incomes = money.filter(({ role }) => role === 'income');
  const isEarned = incomes.length > 0 || known.incomeAud !== undefined;
  // 'Could I swing a 900k place on 150k a year': what is to be bought is no income, and what is paid each month no price.
  const once = money.filter(({ timesAYear }) => timesAYear === null);
  const price = isEarned ? roled(once, 'value', 'maxPrice') : undefined;
  const income =
    incomes[0] ??
    free.find((one) => one !== price && one.aud * (one.timesAYear ?? 1) >= SMALLEST_YEARLY_INCOME);
  const expenses =
    roled(money, 'expenses') ??
    free.find((one) => one !== income && one !== price && one.aud <= LARGEST_MONTHLY_EXPENSES);
  return given({
    ...(incomes.length > 1 ? earnedIn(heard, incomes) : { incomeAud: yearly(income) }),
    expensesAud: monthly(expenses),
    otherDebtsAud: isCleared && all.some(({ role }) => role === 'debts') ? 0 : balancesIn(money, paid),
    otherRepaymentsAud: isCleared
      ? undefined
      : paid.length > 0
        ? paid.reduce((sum, one) => sum + (monthly(one) ?? 0), 0)
        : undefined,
    priceAud: price?.aud,
    depositAud: aud(money, 'deposit'),
    wantedAud:
      wanted !== undefined && wanted >= LEAST_WANTED_AUD && WOULD_LEND.test(text) ? wanted : undefined,
    ratePercent,
    termYears,
  });
};

/** 'And on 200k', of a loan that is known. */
const EARNED_ON = /^\W*(?:and |or |what |about |how |if |i'?m |we'?re |she'?s |he'?s )*on\b[^\d]{0,12}\d/;

export const fillCompliance: Filler = (heard, before, known) => {
  const isEarned = known.loanAud !== undefined && heard.money.length === 1 && EARNED_ON.test(heard.rest);
  const money = isEarned ? heard.money.map((one): Money => ({ ...one, role: 'income' })) : heard.money;
  const incomes = money.filter(({ role }) => role === 'income');
  const [income] = incomes;
  const free = money.filter(({ role }) => role === null || role === 'value');
  const loanAud = aud(money, 'loan', 'debts') ?? free[0]?.aud;
  const valueAud = aud(money, 'value');
  // '650k on 140k': of two amounts that nothing is said of, the second and smaller one is what is earned.
  const unsaid = free.filter(({ role, aud: amount }) => role === null && amount !== loanAud);
  const earned = income ?? unsaid.find(({ aud: amount }) => loanAud !== undefined && amount < loanAud);
  return given({
    address: heard.places.some(isSubject) ? subjectOf(heard, before) : undefined,
    loanAud,
    valueAud: valueAud === loanAud ? undefined : valueAud,
    ...(incomes.length > 1 ? earnedIn(heard, incomes) : { incomeAud: yearly(earned) }),
    expensesAud: monthly(roled(money, 'expenses')),
    ratePercent: heard.ratePercent,
    termYears: heard.termYears,
  });
};

/** 'What is the rule on that?' */
const TOPIC_OF: Readonly<Partial<Record<AssistantTool, RuleTopic>>> = {
  lvr: 'LVR',
  compliance: 'LVR',
  borrowing_power: 'serviceability',
};

export const fillTopic: Filler = ({ topics }, { last }) =>
  given({ topic: topics[0] ?? TOPIC_OF[last?.tool ?? 'help'] });
