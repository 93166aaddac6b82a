import { type FoundCause, MISUNDERSTOOD_MAX } from '@propguard/rules/conversations/hand-over-causes';
import { makesCareful } from '../guide/care-topic.ts';
import { isDistress } from '../guide/guide-topics.ts';
import { cleanText, plainText } from '../understanding/clean-text.ts';
import { matcherOf } from '../understanding/sieve.ts';
import type { Decision, DialogueState } from './state.ts';

/** About us and how we dealt with somebody; what others did to them is a topic of the guide. */
const COMPLAINTS: readonly RegExp[] = [
  /\b(?:make|lodge|file|raise|have|submit|register|want|put in|log)\b.{0,20}\bcomplaints?\b(?!.{0,30}\b(?:bank|lender|broker|landlord|council|builder|neighbou?rs?|strata|insurer|tenants?)\b)/u,
  /\b(?:unhappy|not happy|disappointed|disgusted|appalled|furious|fed up|dissatisfied) (?:with|by|about|at) (?:you|your|this (?:service|agency|company|office)|how (?:i|we)|the (?:way|service))\b/u,
  /\byour (?:agents?|staff|team|office|people|colleagues?|service|company|agency|receptionist|property managers?)\b.{0,40}\b(?:rude|lied|ignored|useless|unprofessional|dishonest|hung up|no[- ]show|terrible|awful|appalling|disgrace|a joke|hopeless|(?:never|didn'?t|hasn'?t|haven'?t|did not) (?:even )?(?:called?|call(?:ed)? back|rang|ring|repl(?:y|ied)|answer(?:ed)?|show(?:ed)?|turn(?:ed)? up|got|get|come|came))\b/u,
  /\b(?:terrible|awful|appalling|shocking|disgraceful|worst|horrible|pathetic) (?:customer )?(?:service|agency)\b/u,
  /\b(?:no ?one|nobody) (?:has |have )?(?:ever |even )?(?:called|rang|rung|replied|answered|got back|turned up|showed up|contacted)\b/u,
  /\b(?:this|that|it)(?: is|'s) (?:totally |completely |just |absolutely |really )?(?:unacceptable|outrageous|disgraceful|a disgrace|not good enough)\b/u,
  /(?:poner|presentar|hacer|quiero|quisiera) .{0,12}(?:queja|reclamacion)|(?:pesim[oa]|terrible|horrible) (?:servicio|atencion)|(?:servicio|atencion) (?:pesim[oa]|terrible)|es inaceptable|nadie me (?:ha )?(?:llam|respond|contest)\w+/u,
  /(?:faire|deposer|porter) .{0,10}(?:reclamation|plainte)|me plaindre de (?:vous|votre|vos)|service (?:est )?(?:nul|deplorable|lamentable|catastrophique)|c'est inacceptable|personne ne m'a (?:rappele|repondu)/u,
  /\bmich .{0,24}beschweren\b|beschwerde (?:einreichen|einlegen|uber (?:sie|ihre?n?))|schlechter service|das ist (?:unverschamt|inakzeptabel)|niemand hat (?:mich|uns|sich|mir)\b.{0,20}(?:zuruckgerufen|gemeldet|geantwortet)/u,
  /(?:fare|presentare|sporgere) .{0,8}reclamo|servizio (?:pessimo|scadente)|pessimo servizio|e inaccettabile|nessuno mi ha (?:richiamat|rispost|chiamat)\w+/u,
  /(?:fazer|apresentar|registrar) .{0,8}(?:reclamacao|queixa)|pessimo (?:servico|atendimento)|(?:servico|atendimento) pessimo|e inaceitavel|ninguem me (?:ligou|respondeu|retornou)/u,
  /(?:подать|оставить|написать) .{0,8}жалоб\p{L}*|хочу пожаловаться|(?:ужасн|отвратительн)\p{L}* (?:сервис|обслуживани)\p{L}*|это (?:недопустимо|неприемлемо|безобразие)|никто .{0,16}не (?:перезвонил|ответил)/u,
  /苦情を|クレームを|対応が(?:ひど|悪)|(?:返事|連絡|返信)が(?:まったく|全然)?(?:ない|来ない|来ません|ありません)/u,
  /(?:불만|민원|항의)(?:을|를)? ?(?:제기|접수|넣)|서비스가? ?(?:최악|엉망)|아무도 (?:연락|답)/u,
  /(?:我要|想|要)投诉|投诉你们|服务(?:太|很|真)?差|没(?:有)?人(?:回复|回电|联系|理)我/u,
  /(?:تقديم|أقدم|اقدم) .{0,6}شكوى|خدم(?:ة|تكم) سيئة|هذا غير مقبول|لم (?:يتصل بي|يرد علي) أحد/u,
  /शिकायत (?:करनी|करना|दर्ज)|(?:खराब|घटिया) (?:सेवा|सर्विस)|किसी ने .{0,12}(?:जवाब|कॉल|फोन) नहीं/u,
];

/** What somebody would take or give: nobody but a person can say it. How one negotiates is a topic of the guide. */
const NEGOTIATIONS: readonly RegExp[] = [
  /\b(?:would|will|might|could)\b.{0,15}\b(?:they|he|she|you|(?:the )?(?:owners?|vendors?|sellers?))\b.{0,15}\b(?:take|accept|consider|entertain|settle for|go for|sell (?:it )?for)\b.{0,25}(?:\$|\d|\b(?:less|lower|under|offers?)\b)/u,
  /\b(?:can|could|would|will) (?:you|they|he|she|(?:the )?(?:owners?|vendors?|sellers?))\b.{0,20}\b(?:come down|go lower|(?:lower|drop|reduce) (?:the|your|their) (?:price|asking|commission|fees?|rent)|knock\b.{0,15}\boff|do (?:it )?(?:any )?(?:better|cheaper) on)\b/u,
  /\b(?:price|asking price|commission|fees?|rent) (?:still |at all )?(?:is |are )?(?:still )?negotiable\b|\bnegotiable\?/u,
  /\b(?:my|our) (?:final |best |last |highest )?offer (?:is|stands at|would be)\b|\bcounter[- ]?offer (?:of|at)\b/u,
  /\b(?:i|we)(?:'d like to| would like to|'ll| will| want to| can)? offer (?:them |you |the (?:owner|vendor|seller)s? )?\$?\d/u,
  /\b(?:i|we)(?:'d like| would like| want) to (?:make|put in|submit|place) an offer\b(?!.*\b(?:before|worth|value)\b)/u,
  /\b(?:what(?:'s| is)|give me) (?:your|their|his|her|the) (?:best|lowest|final|bottom|rock[- ]bottom) (?:price|figure)\b/u,
  /aceptaria\w* .{0,30}(?:\d|oferta|menos)|(?:precio|comision) .{0,6}negociable|(?:quiero|quisiera|queremos) (?:hacer una oferta|ofrecer)|(?:puede|podria)\w* bajar (?:el precio|la comision)|(?:mejor|ultimo) precio\b/u,
  /accepterai(?:t|ent)\b.{0,40}(?:\d|offre|moins)|(?:prix|commission) .{0,8}negociable|(?:voudrais|souhaite|voudrions|aimerais) (?:faire une offre|proposer|offrir)|baisser (?:le prix|votre commission)|(?:meilleur|dernier) prix\b/u,
  /\bwurden? (?:der|die|sie)\b.{0,40}\b(?:akzeptieren|annehmen|runtergehen)|(?:preis|provision) .{0,8}verhandelbar|(?:mochten?|wurden?) .{0,25}(?:bieten|angebot (?:machen|abgeben))|letzter preis\b/u,
  /accetterebbe\w*.{0,40}(?:\d|offerta|meno)|(?:prezzo|provvigione) .{0,8}trattabile|(?:vorrei|vogliamo|vorremmo) (?:fare un'?offerta|offrire)|abbassare (?:il prezzo|la provvigione)|(?:miglior|ultimo) prezzo\b/u,
  /aceita(?:ria|riam|m)?\b.{0,30}(?:\d|oferta|menos)|(?:preco|comissao) .{0,6}negociavel|(?:quero|queria|gostaria de|queremos) (?:fazer uma (?:oferta|proposta)|oferecer)|baixar (?:o preco|a comissao)|(?:melhor|ultimo) preco\b/u,
  /(?:согласит\p{L}*|примет|примут|уступ\p{L}*).{0,30}(?:\d|цен\p{L}*|предложени\p{L}*)|торг (?:уместен|возможен)|(?:хочу|хотим) (?:сделать предложение|предложить)|(?:снизить|скинуть|сбавить) .{0,12}(?:цен|комисси)\p{L}*/u,
  /(?:価格|値段|手数料)(?:の交渉|を下げ)|値引き(?:して|でき)|(?:オファー|買付)を(?:出|入)/u,
  /(?:가격|수수료).{0,6}(?:네고|협상|깎아|낮춰)|네고 ?(?:가능|되)|(?:제안|오퍼)(?:하고 싶|를? ?넣)/u,
  /(?:能|可以|可不可以)(?:再)?(?:便宜|少一?点|降价)|(?:业主|卖家|房东|卖方).{0,8}(?:接受|肯|愿意)|(?:我|我们)(?:想|要|愿意)?出(?:价)? ?\d|(?:佣金|价格)(?:能|可以)(?:谈|少)/u,
  /(?:يقبل|تقبل|يقبلون)\p{L}* .{0,20}(?:\d|عرض|أقل)|قابل للتفاوض|أريد (?:تقديم|أن أقدم) عرض|تخفيض (?:السعر|العمولة)|آخر سعر/u,
  /(?:मालिक|विक्रेता).{0,24}(?:मानेंगे|मानेगा|लेंगे|लेगा)|(?:दाम|कीमत|कमीशन).{0,12}कम (?:करेंगे|कर सकते|हो सकत\p{L}*)|ऑफर देना चाहत\p{L}*/u,
];

/** Asked back for the same once more, or nothing found to do about it. */
const isMissed = (decision: Decision, { pending }: DialogueState): boolean =>
  decision.kind === 'decline'
    ? decision.reason === 'notUnderstood'
    : (decision.kind === 'confirm' || decision.kind === 'ask') && decision.isAgain
      ? true
      : decision.kind === 'ask' &&
        decision.isAgain === undefined &&
        decision.unknown === null &&
        decision.choices.length === 0 &&
        pending?.missing === decision.missing;

/** How often in a row the person was not understood, this message included. */
export const missedAfter = (decision: Decision, before: DialogueState): number =>
  isMissed(decision, before) ? before.missed + 1 : 0;

/** Whoever is not well or not safe is talked to as they are; a trick and a yes or no are what they are. */
const isLeft = (decision: Decision, { isCareful }: DialogueState): boolean => {
  if (
    isCareful ||
    decision.kind === 'approve' ||
    decision.kind === 'drop' ||
    decision.kind === 'aside' ||
    decision.kind === 'recount'
  )
    return true;
  if (decision.kind === 'tell')
    return decision.topics.some((topic) => isDistress(topic) || makesCareful(topic));
  return (
    decision.kind === 'decline' &&
    (decision.reason === 'injection' || decision.reason === 'wrongdoing' || decision.reason === 'othersData')
  );
};

const isComplaint = matcherOf(COMPLAINTS);
const isNegotiation = matcherOf(NEGOTIATIONS);

/** Why a person should answer this though nobody asked for one; null where the assistant goes on. */
export const handOverCause = (text: string, decision: Decision, before: DialogueState): FoundCause | null => {
  if (isLeft(decision, before)) return null;
  const said = plainText(cleanText(text));
  if (isComplaint(said)) return 'complaint';
  if (isNegotiation(said)) return 'negotiation';
  return missedAfter(decision, before) >= MISUNDERSTOOD_MAX ? 'misunderstood' : null;
};
