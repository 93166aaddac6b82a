import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';
import { flows, monthly } from './sum-amounts.ts';

/** How soon a loan is paid, in all languages. In lower case without the accents of Latin letters. */
const ASKS_SOONER =
  /\bhow (?:much|many|far)\b.{0,24}\b(?:sooner|quicker|faster|earlier|years? (?:off|earlier|sooner)|off (?:the|my|our) (?:loan|mortgage|term))\b|\bhow (?:long|soon|quick(?:ly)?|fast)\b.{0,30}\b(?:paid (?:off|out)|pay (?:it |this |that |the loan |my loan |our loan )?(?:off|out)|done|finish\w*|gone|debt[- ]free|clear\w*|own it)\b|\bwhen\b.{0,24}\b(?:paid off|pay it off|am i done|are we done|be done|be finished|be debt[- ]free)\b|\b(?:sooner|quicker|faster|earlier)\b.{0,24}\b(?:paid off|pay it off|done|finish\w*|gone|debt[- ]free|over)\b|\b(?:paid off|pay it off|done|finish\w*|gone|debt[- ]free)\b.{0,16}\b(?:sooner|quicker|faster|earlier)\b|cuanto(?:s anos)? antes|(?:cuando|en cuanto tiempo|en cuantos anos).{0,24}(?:termin\w+|acab\w+|pagad[oa]|liquid\w+)|antes (?:termin|acab)\w+|combien (?:de temps|d'annees).{0,30}(?:plus tot|gagn\w*|rembours\w*|fini\w*)|plus tot|(?:wie ?viel|wie lange|wann|um wie ?viel).{0,40}(?:fruher|schneller|eher|abbezahlt|abgezahlt|fertig|schuldenfrei|getilgt)|quanto (?:tempo )?prima|(?:quando|in quanto tempo|quanti anni).{0,24}(?:finisc\w+|estingu\w+|prima)|quanto (?:tempo )?(?:antes|mais cedo|mais rapido)|(?:quando|em quanto tempo|quantos anos).{0,24}(?:quit\w+|termin\w+|acab\w+|antes)|(?:насколько|на сколько|сколько).{0,24}(?:раньше|быстрее)|(?:когда|за сколько).{0,24}(?:выплач|погаш|закро)\p{L}*|(?:早|提前|提早|快)(?:多久|几年|多少年?|几个月|还完|还清)|(?:多久|几年|什么时候)(?:能|可以|才)?(?:还完|还清)|何年.{0,8}(?:早|短)|(?:どれ|どの)(?:くらい|ぐらい|だけ)?早く|いつ.{0,8}(?:完済|返し終)|(?:얼마나|몇 ?년).{0,10}(?:빨리|일찍|앞당|단축)|언제.{0,10}(?:다 갚|끝나)|(?:كم|متى).{0,24}(?:أبكر|أسرع|أقرب|أنتهي|ينتهي|أسدد)|कितन[ाे]\s?(?:साल|जल्दी|पहले).{0,16}(?:खत्म|ख़त्म|चुक|पूरा|जल्दी|पहले)|कब (?:तक )?(?:खत्म|चुक)/u;
export const asksSooner = ({ text }: Understanding): boolean => ASKS_SOONER.test(plainText(text));

/** 'Kept paying the 3010': what is paid each month, without its sign. */
const PAYS =
  /\b(?:pay(?:s|ing)?|paid)\b(?: (?:the|about|around|our|my|at|same|old|usual|still|off|it|with))*\s\$?(\d[\d,]{2,6})\b(?!\s?(?:%|k\b|years?|yrs?))|(?:pag(?:o|amos|ando|ar)|payer|paye|payons|zahl(?:e|en|t)|versando|плат\p{L}*)(?: (?:los|les|die|i|os|mes|mois|weiter|weiterhin|по))*\s\$?(\d[\d.,]{2,6})(?!\d|\s?%)/u;
/** 'What we pay now'. */
const AS_NOW =
  /\b(?:keep|kept|keeping|stay(?:ed)?|still|continue\w*)\b.{0,12}\bpay(?:ing|s)?\b.{0,20}\b(?:now|same|today|currently|already|at the moment|before)\b|\b(?:keep|kept|keeping) (?:the )?(?:same )?(?:repayments?|payments?)\b|(?:sigo|seguimos|siguiendo) pagando lo (?:mismo|de ahora)|continue\w* a payer (?:pareil|la meme|autant)|(?:weiter|weiterhin).{0,16}(?:dasselbe|gleich\w*|so viel) .{0,10}zahl\w*|(?:continuo|continuiamo) a pagare (?:lo stesso|uguale)|continu\w+ pagando o mesmo|(?:продолж\p{L}+|дальше) платить (?:столько|так) же|(?:还是|继续|照样)(?:还|付|按)(?:现在|原来|一样)|今(?:まで)?(?:と同じ|のまま)|지금(?:처럼|과 같이|이랑 똑같이)/u;

const MOST_A_MONTH = 30_000;
const LEAST_A_MONTH = 100;
const bare = (text: string): number | undefined => {
  const digits = PAYS.exec(text)?.slice(1).find(Boolean);
  const value = Number((digits ?? '').replace(/[.,](?=\d{3})/g, ''));
  return value >= LEAST_A_MONTH && value <= MOST_A_MONTH ? value : undefined;
};

/** What is paid each month in place of what has to be, where it is asked how soon that is over. */
export const paidInstead = (heard: Understanding, { last, figures }: DialogueState): number | undefined => {
  if (!asksSooner(heard)) return undefined;
  const flow = flows(heard.money).find(({ role }) => role !== 'extra' && role !== 'income');
  if (flow) return monthly(flow);
  const text = plainText(heard.text);
  const nowAud = last?.tool === 'quick_sum' ? figures.nowAud : figures.monthlyAud;
  return bare(text) ?? (AS_NOW.test(text) && typeof nowAud === 'number' ? nowAud : undefined);
};
