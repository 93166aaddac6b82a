import type { DialogueState, ToolArguments } from '../dialogue/state.ts';
import type { Money } from '../understanding/money.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Understanding } from '../understanding/understand.ts';

/** What is known of a person's money, and what of it this message said. */
export type Purse = {
  fresh: ToolArguments;
  known: ToolArguments;
};

const WEEKS = 52;
const isFlow = ({ timesAYear }: Money): boolean => timesAYear !== null && timesAYear !== 1;

const total = (money: readonly Money[], role: MoneyRole, of: (one: Money) => number): number | undefined => {
  const all = money.filter((one) => one.role === role);
  return all.length === 0 ? undefined : Math.round(all.reduce((sum, one) => sum + of(one), 0));
};

/** Rent that is asked or paid: a flow that is called so. */
const RENT =
  /\brent\w*|\blet(?:s|ting)? for\b|alquiler|arriendo|renta\b|loyer|loue\w*|miete\w*|affitt\w*|alugu\w+|аренд\p{L}*|家賃|賃料|임대료|월세|周租|租金|إيجار\p{L}*|किराय\p{L}*|tien thue|cho thue/u;

const rentIn = ({ money, text }: Understanding): number | undefined => {
  const flow = money.find((one) => isFlow(one) && one.aud < 10_000 && one.role !== 'income');
  return flow && RENT.test(text.toLowerCase())
    ? Math.round((flow.aud * (flow.timesAYear ?? WEEKS)) / WEEKS)
    : undefined;
};

const LEAST_PRICE_AUD = 150_000;

const said = (values: ToolArguments): ToolArguments =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

/** Amounts with what they are: of this message, and of all that was said before it. */
export const purseOf = (heard: Understanding, before: DialogueState): Purse => {
  const stocks = heard.money.filter((one) => !isFlow(one));
  const whole = ({ aud }: Money) => aud;
  const price = stocks.find(
    ({ role, aud }) => (role === 'value' || role === 'maxPrice') && aud >= LEAST_PRICE_AUD,
  );
  const fresh = said({
    incomeAud: total(heard.money, 'income', ({ aud, timesAYear }) => aud * (timesAYear ?? 1)),
    depositAud: total(stocks, 'deposit', whole),
    loanAud: total(stocks, 'loan', whole),
    otherDebtsAud: total(stocks, 'debts', whole),
    priceAud: price?.aud,
    rentWeeklyAud: rentIn(heard),
    ratePercent: heard.ratePercent,
    termYears: heard.termYears,
  });
  const { loan, last, figures } = before;
  const valued = last?.tool === 'assess' ? figures.valueAud : undefined;
  // What could be borrowed is the loan that is spoken of next, until another is named.
  const power = last?.tool === 'borrowing_power' ? figures : {};
  const priceAud = loan.valueAud ?? loan.budgetAud ?? valued;
  const known = said({
    loanAud: priceAud === undefined ? (power.wantedAud ?? power.borrowingPowerAud) : undefined,
    ...loan,
    priceAud: priceAud ?? power.reachAud,
    ...fresh,
  });
  return { fresh, known };
};
