import type { TopicWords } from './topic-word-type.ts';
import { always } from './topic-word-type.ts';

/** Two groups of words in either order, not far from each other. */
const beside = (one: string, other: string, within: number): RegExp =>
  new RegExp(String.raw`(?:${one}).{0,${within}}(?:${other})|(?:${other}).{0,${within}}(?:${one})`, 'u');

const FIVE = String.raw`(?<![\d.,])[25] ?[%％٪]|\bfive per ?cent\b`;
const SCHEME = String.raw`\b(?:schemes?|guarantee)\b|\bprograma\b|\bgarantia\b|\bprogramme\b|\bgarantie\b|\bprogramm\b|\bgaranzia\b|\bprogramma\b|программ\p{L}*|гаранти\p{L}*|(?:政府)?(?:计划|担保)|制度|保証|제도|보증|프로그램|برنامج|(?:ال)?ضمان|योजना|स्कीम|गारंटी`;

const GRANT = String.raw`\bgrants?\b|\bfhog\b|\bsubvencion(?:es)?\b|\bprimes?\b|\bzusch(?:uss|usse)\w*|\bforderung\b|\bcontributo\b|\bsubsidio\b|грант\p{L}*|субсиди\p{L}*|补助|补贴|補助金?|보조금|(?:ال)?منحة|अनुदान`;
const NEW_OR_NOT = String.raw`\bnew\b|\bestablished\b|\bexisting\b|\bolder\b|second[- ]?hand|\bnuev[ao]s?\b|\busad[ao]s?\b|\bneuf\b|\bneuve\b|\bancien(?:ne)?\b|\bneubau\w*|\bbestand\w*|\bgebraucht\w*|\bnuov[ao]\b|\busat[ao]\b|\bnov[ao]\b|нов\p{L}+|вторич\p{L}+|新房|二手|新築|中古|새 ?집|신축|기존 ?주택|جديد|مستعمل|नए|नया|पुरान`;
const GRANT_SUM = String.raw`(?:\$ ?)?\b\d{2}(?:k|[,.]?000)\b(?: (?:first home|home ?owner'?s?))? grants?\b|\bhow much\b.{0,24}\bgrants?\b`;

const DUTY = String.raw`\b(?:stamp|transfer) duty\b|\bduty\b|grunderwerbsteuer|droits? (?:de timbre|d'enregistrement)|imposta|impuesto|imposto|пошлин\p{L}*|налог\p{L}*|印花税|印紙税|인지세|취득세|رسم الدمغة|رسوم|स्टा(?:म्?|ं)प? ?ड्यूटी`;
const PARTING = String.raw`\bdivorc\w+|\bseparat(?:ed|ing|ion)\b|\bfamily court\b|\bcourt orders?\b|\b(?:pay|buy)(?:ing)? (?:her|him|my ex|them) out\b|\b(?:her|his|my ex(?:'s)?) half\b|\bscheidung\b|\bgeschieden\b|\bseparacion\b|\bseparazione\b|\bdivorzi\w*|\bseparacao\b|развод\p{L}*|离婚|離婚|이혼|طلاق|तलाक`;

export const BUYER_TOPIC_WORDS: readonly TopicWords[] = [
  always('depositScheme', beside(FIVE, SCHEME, 24)),
  always(
    'depositScheme',
    /\bdeposit (?:scheme|guarantee)\b|\bfirst home guarantee\b|\b(?:is there|what(?:'?s| is| are)) (?:a|the|any) price caps?\b/u,
  ),
  always('homeGrant', beside(GRANT, NEW_OR_NOT, 40)),
  always('homeGrant', new RegExp(GRANT_SUM, 'u')),
  always('separationDuty', beside(DUTY, PARTING, 90)),
];
