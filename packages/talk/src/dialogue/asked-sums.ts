import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import {
  ASKS_CASHFLOW,
  ASKS_DEPOSIT,
  ASKS_LEFT,
  ASKS_SCHEME,
  DRAWS,
  LMI,
  LMI_COST,
  LMI_NEEDED,
  LMI_TOLD,
  OF_A_SALE,
  TOO_MUCH,
} from './asked-sum-words.ts';
import { changedLender } from './changed-lender.ts';
import { amountsIn } from './fill-quick-sum.ts';
import { firstHomeIn } from './first-home.ts';
import { gainTaxed } from './gain-taxed.ts';
import { missingArgument } from './missing-argument.ts';
import { moveSum } from './move-sum.ts';
import { rateChange } from './rate-change.ts';
import { shareAsked } from './share-asked.ts';
import { signsOf } from './signs.ts';
import { ownersIn } from './split-sale.ts';
import type { Call, DialogueState, ToolArguments } from './state.ts';
import { ASKS_UPFRONT } from './sum-words.ts';
import { wholeCall } from './whole-call.ts';

const MONTHS = 12;
const LEAST_INSTALMENT_AUD = 400;
const MOST_INSTALMENT_AUD = 30_000;
const LEAST_LOAN_AUD = 20_000;
const LEAST_INCOME_AUD = 20_000;
const MOST_INCOME_AUD = 1_500_000;

type Asked = (text: string, heard: Understanding, before: DialogueState) => Call | null;

const quickSum = (args: ToolArguments): Call => ({ tool: 'quick_sum', arguments: args });

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Of one who has a deposit, the one amount that is named is the home. */
const asValue = (money: readonly Money[], { loan }: DialogueState): Money[] =>
  money.length === 1 && loan.depositAud !== undefined && loan.valueAud === undefined
    ? money.map((one): Money => (one.role === null ? { ...one, role: 'value' } : one))
    : [...money];

/** Mortgage insurance: whether it is due and what it comes to, of a loan beside a value, or its cost of a loan alone. */
const insurance: Asked = (text, heard, before) => {
  const isCostAsked = LMI_COST.test(text);
  if (
    !LMI.test(text) ||
    LMI_TOLD.test(text) ||
    ASKS_SCHEME.test(text) ||
    !(isCostAsked || LMI_NEEDED.test(text))
  )
    return null;
  // What is earned or paid by the month is neither the loan nor the home.
  const isOfLoan = heard.money.every(({ role, timesAYear }) => role !== 'income' && timesAYear === null);
  const money = isOfLoan ? asValue(heard.money, before) : [];
  const call = wholeCall('lvr', { ...heard, money }, before);
  if (missingArgument('lvr', call.arguments) === null)
    return {
      ...call,
      arguments: {
        ...call.arguments,
        insurance: isCostAsked ? 'cost' : 'due',
        ...((firstHomeIn(heard) ?? before.firstHome) ? { firstHome: true } : {}),
      },
    };
  const loanAud = number(call.arguments.loanAud);
  return isCostAsked && loanAud !== undefined && loanAud >= LEAST_LOAN_AUD
    ? quickSum({ sum: 'lmi', loanAud })
    : null;
};

/** What has to be there of one's own: of a price, or as shares where none is known. */
const deposit: Asked = (text, heard, before) => {
  const isOther = heard.money.some(({ role }) => role === 'deposit' || role === 'income' || role === 'loan');
  // With a share that is named it is that of the loan: 'how much deposit for 900k at 80%'.
  if (
    !ASKS_DEPOSIT.test(text) ||
    ASKS_UPFRONT.test(text) ||
    isOther ||
    heard.percentages.length > 0 ||
    signsOf(heard).addresses > 0
  )
    return null;
  const { priceAud } = amountsIn(heard, before);
  return quickSum({ sum: 'deposit', ...(priceAud === undefined ? {} : { priceAud }) });
};

const HIGHEST_COMMISSION = 6;
/** What a sale leaves, of a price that is named or was told; never of what is owed. */
const sale: Asked = (text, heard, before) => {
  const owners = OF_A_SALE.test(text) ? ownersIn(heard.text) : null;
  const isLeftAsked = ASKS_LEFT.test(text) && OF_A_SALE.test(text) && signsOf(heard).places === 0;
  if (owners === null && !isLeftAsked) return null;
  const { priceAud, loanAud } = amountsIn(heard, before);
  if (priceAud === undefined) return null;
  const share = heard.percentages.find(({ value }) => value > 0 && value <= HIGHEST_COMMISSION);
  return quickSum({
    sum: 'sale',
    priceAud,
    ...(loanAud === undefined ? {} : { loanAud }),
    ...(owners === null ? {} : { owners }),
    ...(owners === null || share === undefined ? {} : { sharePercent: share.value }),
  });
};

const isInstalment = ({ role, aud, timesAYear }: Money): boolean =>
  role !== 'income' &&
  timesAYear !== null &&
  timesAYear >= MONTHS &&
  timesAYear <= 52 &&
  aud >= LEAST_INSTALMENT_AUD / 4 &&
  aud <= MOST_INSTALMENT_AUD;
const isYearly = ({ role, aud, timesAYear }: Money): boolean =>
  (role === 'income' || role === null || role === 'value') &&
  (timesAYear === null || timesAYear === 1) &&
  aud >= LEAST_INCOME_AUD &&
  aud <= MOST_INCOME_AUD;

/** 'Is 3,001 a month too much on 95k?': an instalment as part of what is earned, and no living cost. */
const instalment: Asked = (text, { money, concepts }, before) => {
  const paid = money.find(isInstalment);
  if (!paid || !TOO_MUCH.test(text) || concepts.has('rent') || concepts.has('expenses')) return null;
  const stocks = money.filter(isYearly);
  const earned =
    stocks.find(({ role }) => role === 'income') ?? (stocks.length === 1 ? stocks[0] : undefined);
  const incomeAud = earned?.aud ?? number(before.loan.incomeAud);
  if (incomeAud === undefined || (stocks.length > 1 && earned?.role !== 'income')) return null;
  const monthly = Math.round((paid.aud * (paid.timesAYear ?? MONTHS)) / MONTHS);
  return quickSum({ sum: 'instalment', repaymentMonthlyAud: monthly, incomeAud });
};

const LEAST_RENTED_LOAN_AUD = 50_000;
/** What a rented home leaves a week, of a rent and a loan that are known. */
const cashflow: Asked = (text, heard, before) => {
  if (!ASKS_CASHFLOW.test(text)) return null;
  const { last } = before;
  if (heard.money.length === 0 && last?.tool === 'quick_sum' && last.arguments.sum === 'cashflow')
    return last;
  const { rentWeeklyAud, loanAud, ratePercent, costsAud } = amountsIn(heard, before);
  const stock = heard.money.find(
    ({ role, timesAYear, aud }) => role !== 'income' && timesAYear === null && aud >= LEAST_RENTED_LOAN_AUD,
  );
  const owed = stock?.aud ?? number(loanAud);
  if (rentWeeklyAud === undefined || owed === undefined) return null;
  return quickSum({
    sum: 'cashflow',
    rentWeeklyAud,
    loanAud: owed,
    ...(ratePercent === undefined ? {} : { ratePercent }),
    ...(costsAud === undefined ? {} : { costsAud }),
  });
};

/** What can be drawn from a home that is paid off in part: 'and up to 90%?', 'how much can I pull out at 80%'. */
const equity: Asked = (text, heard, before) => {
  const { priceAud, loanAud, sharePercent } = amountsIn(heard, before);
  const isGoingOn =
    before.last?.tool === 'quick_sum' && before.last.arguments.sum === 'equity' && heard.money.length === 0;
  if (sharePercent === undefined || priceAud === undefined || loanAud === undefined) return null;
  return isGoingOn || DRAWS.test(text) ? quickSum({ sum: 'equity', priceAud, loanAud, sharePercent }) : null;
};

const ASKED: readonly Asked[] = [equity, cashflow, deposit, instalment, insurance, sale];

/** A small sum that words and figures ask for together; null where they ask for none. */
export const askedSumCall = (heard: Understanding, before: DialogueState): Call | null => {
  const text = plainText(heard.text);
  const special =
    moveSum(heard, before) ??
    gainTaxed(heard, before) ??
    rateChange(heard, before) ??
    changedLender(heard, before) ??
    shareAsked(heard, before);
  if (special) return special;
  for (const asked of ASKED) {
    const call = asked(text, heard, before);
    if (call) return call;
  }
  return null;
};
