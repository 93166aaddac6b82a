import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { askingClauses } from './questions-in.ts';
import type { DialogueState } from './state.ts';
import { CASH, DUTY_ALONE, IN_TOTAL } from './sum-words.ts';

/** Tax, by the word that people from elsewhere have for duty. In lower case without the accents of Latin letters. */
const TAX =
  /\b(?:tax(?:es)?|impuestos?|impots?|steuern?|tass[ae]|impost[ae]|impostos?)\b|\bsteuer\w*\b|налог\p{L}*|税(?:金|费)?|세금|ضريب\p{L}*|ضرائب|टैक्स|(?<!\p{L})कर(?= (?:कितना|लगेगा|देना))/u;
/** Of what is earned, held or sold, and none that is due at a purchase. */
const OTHER_TAX =
  /\b(?:income|land|council|withholding|inheritance|payroll|property|foreign income) tax\b|\btax (?:return|deduct\w*|bracket|office|free|rate on|benefit|agent|time|on (?:my|our|the) (?:rent|income|salary|pay))|negative gearing|\b(?:before|after|pre|post)[- ]?tax\b|einkommens?steuer|grundsteuer|erbschaft\w*|lohnsteuer|(?:vor|nach) steuern?|impuestos? (?:sobre|de|a) la (?:renta|herencia)|(?:antes|despues) de impuestos|impots? sur le revenu|(?:avant|apres) impots?|tass[ae] sui? redditi?|imposto de renda|подоходн\p{L}*|до (?:вычета )?налог\p{L}*|所得税|遗产税|相続税|固定資産税|土地税|房产税|税前|税后|税込|税引|소득세|재산세|상속세|세전|세후|ضريبة الدخل|इनकम टैक्स|आयकर/u;
/** What was said is bought: who asks of a sale asks of a gain. */
const BUYS =
  /\bbuy\w*|\bpurchas\w*|\bpay\b|compr\w*|\bcuesta\b|\bpag\w+|achet\w*|achat|\bpay\w+|kauf\w*|zahl\w*|acquist\w*|покуп\p{L}*|купи\p{L}*|плат\p{L}*|买|購入|買|구매|사면|구입|살 때|شراء|[أا]شتري|نشتري|شقة|خريد|खरीद/u;
const SELLS =
  /\b(?:sell\w*|sold|sale)\b|\bvend\w*|\bvent[ae]\b|verkauf\w*|прода\p{L}*|卖|出售|売|팔|매도|بيع|[أا]بيع|बेच|\brent(?:al|ing)? income\b/u;

/** 'How much duty for a foreigner, in total?' asks for the duty with its surcharge, and for no deposit. */
export const asksDutyInTotal = (
  { text }: Pick<Understanding, 'text'>,
  isForeign: boolean | null,
): boolean => {
  const plain = plainText(text);
  const isOfDuty = DUTY_ALONE.test(plain) || asksPurchaseTax({ text });
  return isForeign === true && isOfDuty && IN_TOTAL.test(plain) && !CASH.test(plain);
};

/** A price was told of a home that is neither theirs nor sold. */
const isBuying = ({ deal, own }: Pick<DialogueState, 'deal' | 'own'>): boolean =>
  deal.priceAud !== undefined && deal.saleAud === undefined && own === null;

/** 'How much tax would I pay?', of somebody who buys: stamp duty is meant. */
export const asksPurchaseTax = (
  { text }: Pick<Understanding, 'text'>,
  before?: Pick<DialogueState, 'deal' | 'own'>,
): boolean => {
  const whole = plainText(text);
  const asking = plainText(askingClauses(text).join(' '));
  const isBought = BUYS.test(whole) || (before !== undefined && isBuying(before));
  return TAX.test(asking) && isBought && !OTHER_TAX.test(whole) && !SELLS.test(whole);
};
