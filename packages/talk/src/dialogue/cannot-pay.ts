import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';

/** What is paid for a loan is more than somebody has, in all languages. In lower case without the accents of Latin letters. */
const TOO_MUCH_FOR_US =
  /\b(?:can'?t|cant|cannot|can not|couldn'?t|won'?t be able to|not able to|unable to) (?:\w+ )?(?:afford|pay|manage|cover|keep up)\b|\bstruggl(?:e|ing)\b|\bno (?:lo |la |los |las )?(?:podemos|puedo|podremos|alcanza\w*)\b.{0,16}\b(?:pag|permit|asum)\w+|\bno nos alcanza\b|\b(?:on|nous|je) (?:ne )?(?:peut|peux|pouvons|pourrai|pourrons|pourra) (?:pas|plus)\b|\b(?:konnen|kann) (?:wir|ich)?(?: uns| mir)? ?(?:das|die rate|so viel)?.{0,12}\bnicht (?:leisten|zahlen|bezahlen|stemmen)\b|\bnon (?:possiamo|posso|ce la facciamo|riusciamo|riesco)\b|\bnao (?:podemos|conseguimos|consigo|posso|da para)\b.{0,12}\bpag\w*|\bnao (?:conseguimos|consigo) pagar\b|не (?:потянем|потяну|сможем|смогу|можем|могу)(?: \p{L}+)? ?(?:платить|выплачивать|себе позволить)?|(?:还|付|负担|承担)不起|(?:払え|返せ)(?:そうに)?(?:な|(?:あり)?ません)|(?:감당|못 (?:갚|내))|لا (?:نستطيع|أستطيع|نقدر|أقدر)|ما (?:نقدر|أقدر|بقدر)|नहीं (?:भर|दे|चुका) (?:सक|पा)\p{L}*\p{M}*/u;
/** What can be done, or who helps. */
const ASKS_HELP =
  /\bwhat (?:can|do|should|could) (?:we|i) do\b|\bhelp\b|\bwhat now\b|\boptions?\b|\bwho (?:can|do)\b|\bque (?:podemos|puedo) hacer\b|\bque hago\b|\bayuda\b|\bque faire\b|\baide\b|\bwas (?:konnen|kann|tun|soll)\b|\bhilfe\b|\b(?:cosa|che) (?:possiamo|posso|facciamo|devo)\b|\baiuto\b|\bo que (?:podemos|posso|fazer|faco)\b|\bajuda\b|что (?:делать|нам делать|можно)|помо\p{L}+|怎么办|帮|どう(?:すれば|したら)|助け|어떻게 (?:해|하)|도움|ماذا (?:نفعل|أفعل|افعل)|مساعدة|क्या कर|मदद/u;
const OF_A_LOAN: ReadonlySet<string> = new Set(['rateChange', 'switching', 'instalment']);

/** Said of what a loan costs, not of the price of a home that is dreamed of. */
const isOfLoan = ({ last, told }: DialogueState): boolean =>
  last?.tool === 'repayments' ||
  (last?.tool === 'quick_sum' && OF_A_LOAN.has(String(last.arguments.sum))) ||
  told.includes('hardship') ||
  told.includes('hardshipCall');
const LOAN =
  /\b(?:mortgage|loan|repayments?|instal?ments?)\b|hipoteca|cuota|prestamo|\bpret\b|mensualite|credit\b|kredit|hypothek|\brate\b|\bmutuo\b|\brata\b|financiamento|prestac\w+|ипотек\p{L}*|кредит\p{L}*|房贷|月供|贷款|ローン|대출|القرض|القسط|लोन|किस्त/u;

/** Whoever cannot pay what their loan costs and asks what to do: rights and free help go before any sum. */
export const isUnableToPay = ({ text }: Pick<Understanding, 'text'>, before: DialogueState): boolean => {
  const plain = plainText(text);
  if (!TOO_MUCH_FOR_US.test(plain)) return false;
  return isOfLoan(before) || (LOAN.test(plain) && ASKS_HELP.test(plain));
};
