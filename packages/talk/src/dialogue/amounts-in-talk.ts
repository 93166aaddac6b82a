import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import { findMoney } from '../understanding/money.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';
import { ASKS_REPAYMENT } from './sum-words.ts';

/** What an amount was called when it was said before. */
const CALLED: readonly [name: string, role: MoneyRole][] = [
  ['depositAud', 'deposit'],
  ['incomeAud', 'income'],
  ['loanAud', 'loan'],
  ['valueAud', 'value'],
];

/** 'If I use the 85k', where 85k was said to be saved: it is that, until something else is said of it. */
const asCalled = (one: Money, { loan }: DialogueState): Money => {
  const isUnsaid = one.role === null || (one.role === 'expenses' && one.aud >= LEAST_ECHOED_AUD);
  if (!isUnsaid || one.timesAYear !== null) return one;
  const roles = CALLED.flatMap(([name, role]) => (loan[name] === one.aud ? [role] : []));
  return roles.length === 1 ? { ...one, role: roles[0] ?? null } : one;
};

const ECHO = /^[^?？!.。؟]{1,40}[?？؟]+/u;
const MOST_ECHOED_WORDS = 6;
const NEAR = 0.15;
const LEAST_ECHOED_AUD = 10_000;

/** 'Over a million? That can't be right': what was answered is doubted, and no new amount. */
const DOUBTED =
  /^\W*(?:\p{L}+\W+){0,3}(?:can'?t|cannot|could ?n'?t|are you sure|you sure|no way|seriously|really|too much|too high|wrong|not right|imposible|seguro|no puede|impossible|vraiment|unmoglich|sicher|stimmt nicht|kann nicht|non puo|impossibile|sicuro|certeza|nao pode|не может|точно|неправильно|不可能|不对|真的|本当|まさか|정말|말도 안|مستحيل|غير معقول|पक्का|गलत)/u;

const echoed = ({ text, words }: Understanding, { figures }: DialogueState): number | null => {
  const sentence = ECHO.exec(text.trim())?.[0];
  if (!sentence) return null;
  const said = (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  if (said > MOST_ECHOED_WORDS || words <= said + 1) return null;
  const [only, ...others] = findMoney(sentence, []);
  if (!only || others.length > 0 || only.aud < LEAST_ECHOED_AUD) return null;
  if (DOUBTED.test(plainText(text.slice(sentence.length)))) return only.aud;
  const isTold = Object.values(figures).some(
    (figure) => typeof figure === 'number' && Math.abs(figure - only.aud) <= NEAR * figure,
  );
  return isTold ? only.aud : null;
};

/** What somebody earns is said so; 'repayments on about 570k at 5.9' names a loan. */
const EARNS =
  /\b(?:earn\w*|income|salary|wages?|paid|pay packet|i'?m on|im on|we'?re on|he'?s on|she'?s on|a year|p\.?a\.?|per annum|before tax|take home)\b/u;
const asRepaid = (one: Money, { text, money, ratePercent, termYears }: Understanding): Money => {
  const plain = plainText(text);
  const isOnly = money.filter(({ aud }) => aud >= LEAST_LOAN_AUD).length === 1;
  return one.role === 'income' &&
    one.timesAYear === null &&
    one.aud >= LEAST_LOAN_AUD &&
    isOnly &&
    (ratePercent ?? termYears) !== null &&
    ASKS_REPAYMENT.test(plain) &&
    !EARNS.test(plain)
    ? { ...one, role: 'loan' }
    : one;
};
const LEAST_LOAN_AUD = 50_000;

/** The amounts of a message as they are meant in its conversation. */
export const withAmountsInTalk = (heard: Understanding, before: DialogueState): Understanding => {
  if (heard.money.length === 0) return heard;
  const echo = echoed(heard, before);
  const at = echo === null ? -1 : heard.money.findIndex(({ aud }) => aud === echo);
  const money = heard.money
    .filter((_, index) => index !== at)
    .map((one) => asRepaid(asCalled(one, before), heard));
  return { ...heard, money };
};
