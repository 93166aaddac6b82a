import { plainText } from './clean-text.ts';

const ABOUT = String.raw`(?:[\s,:=~、，]|(?<!\p{L})(?:is|at|to|as|be|it'?s|that'?s|more like|closer to|nearer|about|around|roughly|approx\w*|some|only|just|etwa|ungefahr|rund|circa|ca|eher|nur|auf|environ|plutot|dans les|a|en|de|unos|unas|como|mas bien|solo|alrededor|cerca|piu o meno|uns|mais ou menos|около|примерно|где-то)(?!\p{L})|大约|大概|约|是|只有|だいたい|約|대략|약|लगभग|करीब|نحو|حوالي|تقريبا)*(?:a?\$)?\s*$`;
const rightBefore = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?:${patterns.join('|')})${ABOUT}`, 'u');

/** Plainly a result: 'I make it 580k', 'nach meiner Rechnung'. What is put otherwise is no result: 'can we make it 650k?'. */
const RECKONED = rightBefore(
  String.raw`(?<!\b(?:if|can|could|should|shall|may|might|when|unless|or) (?:i|we) )(?<=\b(?:i|we) )(?:(?:make|made|reckon(?:ed)?|calculated?|figured?) (?:it|that)|(?:calculated?|work(?:ed)? out)|work(?:ed)? (?:it|that) out)\b`,
  String.raw`\b(?:my|our) (?:own )?(?:maths?|sums?|calculations?|calcs?|reckoning|spreadsheet)(?: (?:says?|gives?|comes? (?:out )?(?:to|at)|gets?|shows?))?\b`,
  String.raw`\b(?:meiner|unserer) rechnung(?: (?:sind es|ist es|komme ich auf|nach))?|\bmeine rechnung (?:ergibt|sagt)|\bhabe (?:es |das )?(?:aus|nach)gerechnet`,
  String.raw`\b(?:d'apres|selon) (?:mon|mes|nos|notre) calculs?|\bmes calculs (?:donnent|disent)|\bmon calcul donne`,
  String.raw`\b(?:segun|por) mis? (?:calculos?|cuentas)|\bmis (?:calculos|cuentas) dan`,
  String.raw`\b(?:secondo|dai|per) (?:i )?(?:mio|miei) (?:calcol[oi]|conti)|\bi miei (?:calcoli|conti) danno`,
  String.raw`\b(?:pel[oa]s|segundo as|nas) minhas contas|\bpel[oa]s? meus? calculos?|\bminhas contas dao`,
  '(?:по моим (?:расч[её]т|подсч[её]т)\\p{L}*|мой расч[её]т (?:да[её]т|показывает)|я насчитал\\p{L}*)',
  '我(?:自己)?算(?:出来|下来|过|的|了)|按我(?:的)?(?:计算|算法)|私の計算では?、?|自分で計算すると、?|제 ?계산(?:으로는|으론|에는|은)?|제가 계산(?:하면|해 ?보니)',
  'मेरे हिसाब (?:से|में)|मैंने (?:हिसाब|निकाला|गिना)|(?:حسب|بحسب) حسابي|(?:أنا |انا )?حسبتها?|حساباتي (?:تقول|تعطي)?',
);
/** Beside a figure of ours that it is like; of anything else it may tell what comes in: 'ich komme auf 85.000'. */
const COMES_TO = rightBefore(
  String.raw`\b(?:i|we) (?:get|come (?:up )?(?:with|to)|came (?:up )?(?:with|to)|end(?:ed)? up (?:with|at))\b`,
  String.raw`\b(?:ich komme|komme ich|wir kommen|kommen wir) (?:(?:da|dabei|hier|eher|nur) )*auf\b|\bbei mir (?:sind es|kommen|kommt|ergibt)\b`,
  String.raw`\bj'(?:arrive|en arrive|obtiens)\b|\bje (?:trouve|tombe sur)\b|\bnous (?:arrivons|obtenons|trouvons)\b|\b(?:ca|cela) me donne\b|\bon arrive\b`,
  String.raw`(?<!\b(?:banco|broker|alquiler|jefe) )\bme (?:salen?|dan?|resultan?)\b|\b(?:yo )?llego\b|\bnos salen?\b`,
  String.raw`\b(?:a me|mi) (?:viene|vengono|risulta(?:no)?|esce|escono|da)\b|\barrivo\b|\bci viene\b`,
  String.raw`(?<!\b(?:banco|corretor|aluguel|chefe) )\b(?:me|aqui|para mim) (?:da|deu|dao|sai)\b|\b(?:eu )?cheg(?:o|uei)\b`,
  'у (?:меня|нас) (?:получа\\p{L}+|получил\\p{L}+|выход\\p{L}+|вышл\\p{L}+)',
  '我(?:这边)?(?:得出|得到)|私(?:だと|の方では)|저는|मुझे (?:मिला|मिलता)|मेरा (?:आया|आता)|(?:يطلع|طلع) (?:معي|عندي|لي)',
);
const REACH = 64;
/** What comes in again and again is earned. */
const EARNED_AFTER =
  /^[^.,;?!\d]{0,6}(?:\b(?:a|per|pro|im|al|par|por|all'|l')\s?(?:la )?(?:year|annum|jahr|month|fortnight|week|monat|woche|an|mois|semaine|ano|mes|semana|anno|mese|settimana)\b|\bp\.?a\b|\b(?:from|in rent|el banco|gross|net|brutto|netto|brut|bruto|lordi|before tax|income|salary)\b|в год|в месяц|一年|年収|연봉|सालाना|سنوي)/u;

/** What somebody says that a sum of ours comes to when they reckon it themselves: no fact of theirs. */
export const isOwnReckoning = (before: string, after: string): boolean =>
  RECKONED.test(plainText(before.slice(-REACH))) && !EARNED_AFTER.test(plainText(after));

/** The same, said in words that may also tell what they earn: for a number like one that we told. */
export const isLikelyReckoning = (before: string, after: string): boolean =>
  (RECKONED.test(plainText(before.slice(-REACH))) || COMES_TO.test(plainText(before.slice(-REACH)))) &&
  !EARNED_AFTER.test(plainText(after));
