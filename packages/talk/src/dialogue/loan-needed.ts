import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';

/** What has to be borrowed, in all languages. In lower case without the accents of Latin letters. */
const ASKS_NEEDED =
  /\b(?:how (?:much|big)|what(?: size| kind of)?)\b.{0,30}\b(?:loan|mortgage|borrow)\b.{0,30}\b(?:need|have to|must|end up|then|really|actually)\b|\b(?:need|have|must|end up|actually|really)\b.{0,24}\b(?:to )?(?:borrow(?:ing)?|loan|mortgage)\b|wie ?viel kredit|wie hoch .{0,16}(?:kredit|darlehen)|(?:kredit|darlehen) .{0,16}(?:brauch|notig|aufnehm)\w*|cuanto.{0,24}(?:pedir|prestamo|hipoteca)|combien.{0,24}emprunter|quanto.{0,24}(?:mutuo|prestito|chiedere (?:in|alla))|quanto.{0,24}(?:emprestimo|financiar|emprestado)|(?:какой|сколько).{0,24}(?:кредит|занять|взять)|(?:要|需要|得|实际)(?:再)?贷(?:款)?(?:多少)?|贷(?:款)?多少|いくら(?:借り|の(?:借入|ローン))|借入.{0,10}いくら|얼마.{0,10}(?:빌려|대출)|대출.{0,10}얼마|كم.{0,20}(?:قرض|اقتر|أقتر|نقتر)|कितन[ाे].{0,12}लोन/u;
/** Duty and costs that come out of one's own money first. */
const COSTS_COME_OUT =
  /\b(?:duty|costs?|fees|expenses)\b|kosten|steuer|gastos|impuesto|frais|droits|spese|imposta|tasse|custos|imposto|despesas|расход\p{L}*|сбор\p{L}*|налог\p{L}*|印花税|费用|税费|印紙税|諸費用|費用|인지세|비용|세금|رسوم|تكاليف|ضريبة|ड्यूटी|खर्च/u;

/** 'How big a loan once duty and costs are out of it?' */
export const isLoanNeededAsked = (
  { text }: Understanding,
  { last, loan }: DialogueState,
  hasOwn: boolean,
): boolean => {
  const plain = plainText(text);
  const isOfCosts = COSTS_COME_OUT.test(plain) || last?.tool === 'upfront_costs';
  return isOfCosts && ASKS_NEEDED.test(plain) && (hasOwn || loan.depositAud !== undefined);
};
