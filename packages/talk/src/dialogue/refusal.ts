import { askedTopics } from '../guide/asked-topics.ts';
import { closed, isDictation, withoutReported } from '../understanding/dictation.ts';
import { findConcepts } from '../understanding/lexicons.ts';
import { planIn } from '../understanding/plan-words.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isPrivacyWorry } from './booking/asides.ts';
import { foreignIn } from './foreign-said.ts';
import type { Signs } from './signs.ts';
import type { Decision, DialogueState } from './state.ts';

type Decline = Extract<Decision, { kind: 'decline' }>;
type Reason = Decline['reason'];
/** How sure a sign is: it is plainly said what is wanted, somebody is spoken of, or no more than a word fell. */
type Evidence = 'plain' | 'person' | 'word';
export type Ruled = { decline: Decline; evidence: Evidence };

const decline = (reason: Reason, about: string | null = null): Decline => ({
  kind: 'decline',
  reason,
  about,
});
const ruled = (reason: Reason, evidence: Evidence): Ruled => ({ decline: decline(reason), evidence });

/** 'After agent fees and the loan': what they cost is asked, and nothing of them. */
const NEIGHBOUR =
  "(?:owner|vendor|seller|buyer|purchaser|tenant|occupant|occupier|resident|neighbou?r|landlord|landlady|agent|boss|colleague|coworker|workmate|ex|guy|bloke|woman|lady|man|family|couple|person)(?:'s|s'|s)?(?! (?:fees?|commissions?|costs?|charges?|expenses)\\b)";
const USER = "(?:user|customer|client|member|account|workspace|tenant|borrower|applicant)(?:'s|s'|s)?";
/** Everybody may go to another of these; what they keep of others is theirs. */
const FIRM = "(?:broker|lender|bank|company|organisation)(?:'s|s'|s)?";
const PERSONAL =
  '(?:names?|surnames?|phone|mobile|numbers?|e-?mails?|contact|contacts|personal|private|details|income|salary|earns?|wages?|loans?|mortgages?|debts?|owes?|credit|finances|repayments?|arrears|job|identity|birthday|passport|licen[cs]e)';
const KEPT =
  '(?:valuations?|reports?|assessments?|search(?:es|ed)?|conversations?|chats?|questions?|history|portfolios?|files?|applications?|data|records?|documents?|certificates?|uploads?|queries|watchlists?|asked)';
const OTHER =
  '(?:other|another|any other|all(?: the)?|every|each|different|rival|competing|someone|somebody)';

/** What a person is and owns is theirs; a home is not. Whoever gives the amounts asks of a loan and not of a person. */
const OF_A_PERSON: readonly RegExp[] = [
  new RegExp(String.raw`\b${NEIGHBOUR} (?:\S+ ){0,6}?${PERSONAL}\b`),
  new RegExp(
    String.raw`\b${PERSONAL} (?:\S+ ){0,4}?(?:of|for|about|on|from|belonging to) (?:\S+ ){0,3}?${NEIGHBOUR}\b`,
  ),
  /\bwho(?:'s| is| was| are|s)? (?:\S+ ){0,2}?(?:own(?:s|ed|er|ers)?|lives?|living|bought|renting|rents|selling|buying|behind|residents?|vendors?|tenants?)\b/,
  /\b(?:incomes?|salar(?:y|ies)|loans?|mortgages?|debts?|deposits?|offers?|jobs?) (?:did|does|do|has|have|was|were) (?:the |that |those )?(?:people|person|they|he|she|owners?|buyers?|sellers?|applicants?|borrowers?|neighbou?rs?|vendors?|tenants?|family|couple)\b/,
  /\b(?:did|does|do|has|have|are|is) (?:the |that |those |these )?(?:people|person|owners?|applicants?|neighbou?rs?|vendors?|sellers?|buyers?|tenants?|guys?|family|couple)\b.{0,40}\b(?:borrow|owe|earn|refinance|declare|afford|behind|broke|divorc\w+|away|home)\b/,
  /^who(?:se|'s|s)? (?!(?:are|r) (?:you|u)\b|can |could |do (?:i|we)\b|should |made|built|will |would |gonna |going to |won |wins |uses?|sees?|runs?|supplies|regulates|sets?\b|decides?\b|holds?\b|pays?\b|keeps?\b|has to\b|needs to\b)/,
  /\bmy (?:boss|ex|neighbou?r|colleague|friend|brother|sister|landlord)\b.{0,20}\b(?:pay|paid|earn|earns|owe|owes|make|makes)\b/,
  /\b(?:owners?|people|family|residents?|occupants?|neighbou?rs?)\b.{0,40}\b(?:away|not home|on holidays?|at work|not there)\b/,
  /\b(?:contact|e-?mail|call|phone|text|message|write to|ring) (?:the |its |this |that |my )?(?:owners?|vendors?|sellers?|tenants?|neighbou?rs?|occupants?|residents?)\b/,
];
const OF_OTHER_USERS: readonly RegExp[] = [
  /\b(?:conversation|workspace|account|user|client|customer|loan file) (?:number |no\.? |id |#)?#?\d+\b/,
  /\bworkspace (?:of )?\w+'s\b|\b(?:owned|generated|created|run|made|requested|searched) by (?:anyone|others?|another|my colleague|someone|somebody|mr|mrs|ms|dr)\b/,
  /\b(?:properties|homes|houses|units|land|everything) (?:\S+ ){0,2}?(?:owned by|belonging to|in the name of)\b/,
  /\bby (?:my colleague|my coworker|anyone(?: else)?|someone else|other (?:people|users))\b/,
  new RegExp(String.raw`\b${OTHER} (?:\S+ ){0,1}?${USER}(?=\s|$|[?.,!])`),
  new RegExp(String.raw`\b${OTHER} (?:\S+ ){0,1}?${FIRM} (?:\S+ ){0,2}?${KEPT}\b`),
  new RegExp(
    String.raw`\b${KEPT} (?:\S+ ){0,2}?(?:of|by|from|for|made by|belonging to) ${OTHER} (?:\S+ ){0,1}?${FIRM}(?=\s|$|[?.,!])`,
  ),
  new RegExp(
    String.raw`\b(?:someone|somebody|anyone|everyone|everybody|people|person)(?: else)?(?:'s|s) (?:\S+ ){0,2}?${KEPT}\b`,
  ),
  new RegExp(
    String.raw`\b(?:users?|customers?|clients?)['s]* (?:\S+ ){0,2}?(?:${KEPT}|${PERSONAL})\b.*\b(?:all|every|each|list|show|give|dump|export)\b`,
  ),
  new RegExp(
    String.raw`\b(?:list|show|give|dump|export|send)\b.* (?:users?|customers?|clients?)['s]* (?:\S+ ){0,2}?(?:${KEPT}|${PERSONAL})\b`,
  ),
];

/** What stands in one's own credit file is one's own. */
const OWN_CREDIT =
  /\b(?:my|our)(?: own)? credit (?:file|report|score|record|history|rating)\b|\bmi historial (?:de cr[eé]dito|crediticio)|\bmon dossier de cr[eé]dit|\bmeine[rn]? (?:schufa|kreditakte|bonit[aä]t)|\bmio (?:fascicolo|punteggio) di credito|\bmeu (?:hist[oó]rico|score) de cr[eé]dito|мо(?:я|ей|ю|й) кредитн\p{L}+|我的信用|(?:私|自分)の信用情報|(?:내|제) 신용|ملفي الائتماني|मेर[ाीे] क्रेडिट/iu;

const saidOfOthers = (heard: Understanding, signs: Signs): Evidence | null => {
  if (heard.language !== 'en' || (heard.topics.length > 0 && signs.places === 0)) return null;
  const rest = closed(heard.rest);
  const says = (pattern: RegExp) => pattern.test(rest);
  if (OF_OTHER_USERS.some(says)) return 'plain';
  return heard.money.length === 0 && !signs.has('speak') && OF_A_PERSON.some(says) ? 'person' : null;
};

const othersData = (heard: Understanding, signs: Signs): Ruled | null => {
  // 'Is my number going to be sold?' is asked of one's own.
  if (signs.places === 0 && isPrivacyWorry(heard.text)) return null;
  if (OWN_CREDIT.test(heard.text)) return null;
  const evidence = saidOfOthers(heard, signs) ?? (signs.has('othersData') ? 'word' : null);
  return evidence && ruled('othersData', evidence);
};

/** In these an amount is the person's own to change. */
const OF_OWN_AMOUNTS: ReadonlySet<string> = new Set([
  'lvr',
  'compliance',
  'borrowing_power',
  'search_listings',
]);

const isDictated = (heard: Understanding, signs: Signs, { last }: DialogueState): boolean => {
  if (heard.language !== 'en' || signs.has('lvr', 'loan', 'borrow', 'deposit')) return false;
  if (last && OF_OWN_AMOUNTS.has(last.tool) && heard.money.length > 0 && signs.addresses === 0) return false;
  return isDictation(heard.rest);
};

/** Where somebody lives or comes from is not where they buy. */
const FROM_THERE =
  /\b(?:lives?|living|based|moving|moved|come|coming|from|work(?:s|ing)?|relocat\w+)\b.{0,16}$|\b(?:lives|works) (?:over |back )?in \p{Lu}|\b(?:viven?|vit|vivent|habitent?|lebt|leben|wohnt|wohnen|abitan?o?|moram?) (?:en|à|a|au|in|em|no|na) \p{Lu}|жив[её]т в|живут в|(?:住|人)在|に住|에 ?(?:살|사)|(?:يعيش|تعيش|يسكن|تسكن|يعيشون) في|में रहत|\b(?:live|living|based|from|work(?:ing)?) (?:in )?\p{Lu}/u;

const outsideCoverage = (heard: Understanding, signs: Signs): Decline | null => {
  const foreign = heard.places.find(({ kind }) => kind === 'foreign');
  if (foreign?.kind !== 'foreign' || signs.addresses > 0) return null;
  // 'We live in Singapore, what duty do we pay?' asks of here.
  const saysWhatTheyAre = foreignIn(heard) !== null;
  if (saysWhatTheyAre || FROM_THERE.test(heard.text) || askedTopics(heard).length > 0) return null;
  return signs.places === 0 || signs.has('compare') ? decline('outsideCoverage', foreign.name) : null;
};

/** 'Is it a scam at 900k?' asks whether it is worth that, and plans nothing. */
const IS_IT_DEAR =
  /^\W*(?:so |and |but )?(?:is|isn'?t|are|was)\b[^.?!]{0,30}\b(?:scam|rip-?off)\b|\b(?:is|are) (?:such |just |all )?an? (?:\w+ )?(?:scam|rip-?off)\b/u;

/** 'We rent in Brisbane and want to buy' asks for no rental, and who was told of rents already asks for something else. */
const isOfRenting = (heard: Understanding, signs: Signs, { told }: DialogueState): boolean =>
  signs.has('rent') &&
  !signs.has('market', 'loan', 'borrow', 'borrowingPower', 'income', 'afford') &&
  planIn(heard.rest) !== 'buyer' &&
  !told.includes('rents');

/** 'The neighbours say it's worth 1.5': somebody else said it, and nobody is told to. */
const isReported = ({ rest, language }: Understanding): boolean =>
  language === 'en' && !findConcepts(withoutReported(rest), language).has('injection');

/** What is not done, whatever else the message asks. Nothing of it is run. */
export const refusalOf = (heard: Understanding, signs: Signs, before: DialogueState): Ruled | null => {
  const isInjected = signs.has('injection') && !isReported(heard);
  const isDictating = isDictated(heard, signs, before);
  if (isInjected) return ruled('injection', isDictating ? 'plain' : 'word');
  const ofOthers = othersData(heard, signs);
  if (ofOthers) return ofOthers;
  const isChecked = signs.has('certificate') && signs.has('verify');
  if (signs.has('wrongdoing') && !isChecked && !IS_IT_DEAR.test(heard.rest))
    return ruled('wrongdoing', 'word');
  if (isDictating) return ruled('injection', 'plain');
  const outside = outsideCoverage(heard, signs);
  if (outside) return { decline: outside, evidence: 'plain' };
  return isOfRenting(heard, signs, before) ? ruled('rentals', 'plain') : null;
};

const PERSON =
  /\b(?:owners?|vendors?|sellers?|tenants?|occupants?|residents?|landlords?|neighbou?rs?|people (?:who|that|living|at|in)|the (?:guy|bloke|man|woman|lady|family|couple))\b/;

/** A home is named, nothing is asked of it, and somebody is spoken of: it is they who are asked about. */
export const isAboutPerson = (heard: Understanding, signs: Signs, intent: string | null): boolean =>
  heard.language === 'en' &&
  intent === null &&
  signs.addresses > 0 &&
  heard.money.length === 0 &&
  PERSON.test(heard.rest);
