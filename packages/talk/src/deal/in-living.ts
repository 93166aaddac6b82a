import { type Thing, thingsIn } from './whose.ts';

/** '6,380 already includes the car loan': what is paid on it is counted with what they live on. */
const IN_LIVING =
  /(?:\d|\b(?:living|expenses|outgoings|spending|ausgaben|lebenshaltung\p{L}*|depenses|charges|gastos|spese|despesas)\b)[^.;?]{0,24}\b(?:(?:already|all) (?:includ(?:e|es|ed)|cover(?:s|ed)?|has|have)|includ(?:e|es)|enthalt(?:en)?|beinhalte[nt]|compren(?:d|nent|de|den|dono|dem)|inclu(?:t|ent|yen?|em?|i|de|dono))\b|\b(?:is|are) (?:already |all )?(?:part of|included in|in) (?:the |that |my |our )?(?:\d|living|expenses|outgoings)|расход\p{L}*[^.;?]{0,16}(?:включа|вход[яи]т)|\d[^.;?]{0,12}(?:включа|(?:уже )?вход[яи]т)|(?:\d|生活费|支出|开销)[^。？]{0,8}(?:包括|包含|含了|算了)|(?:\d|生活費|支出)[^。？]{0,8}(?:含|込み)|(?:\d|생활비|지출)[^.?]{0,30}포함|(?:\d|खर्च)[^।?]{0,30}शामिल|(?:\d|مصاريف\p{L}*|المصاريف)[^.؟]{0,14}(?:ي|ت)(?:شمل|تضمن)/u;
/** A place for the car, or what is earned beside the pay, is in another number. */
const OF_OTHERS =
  /\b(?:car ?(?:space|park|port|spot|allowance)\w*|garage|parking|stellplatz|posto auto|vaga|price|income|salary|wage|gehalt|einkommen|salaire|sueldo|stipendio|salario)\b|парк|машином|车位|駐車|주차|年収|工资|연봉/u;
/** Only supposed, or asked. */
const OPEN =
  /[?？؟]|\b(?:what if|if (?:i|we|he|she|they|it|that|the)|wenn|si|se)\b|如果|もし|만약|если|अगर|لو/u;

/** The debts that a sentence says are in what they live on. */
export const paidInLiving = (sentence: string): Thing[] =>
  IN_LIVING.test(sentence) && !OF_OTHERS.test(sentence) && !OPEN.test(sentence) ? thingsIn(sentence) : [];
