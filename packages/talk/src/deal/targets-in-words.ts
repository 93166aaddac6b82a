import { LMI } from '../dialogue/asked-sum-words.ts';
import { ASKS_EACH, ASKS_REPAYMENT } from '../dialogue/sum-words.ts';
import { findAmounts } from '../understanding/amounts.ts';
import type { DealFacts, DealTarget } from './deal-facts.ts';

/** 'What price could I buy at', in all languages. In lower case without the accents of Latin letters. */
const ASKS_REACH = new RegExp(
  [
    String.raw`\bwhat (?:sort of |kind of )?price (?:range )?(?:could|can|should|would|might) (?:i|we|he|she|they)\b|\bup to what price\b|\bhow (?:high|expensive) (?:could|can|should) (?:i|we)\b|\bhow much (?:could|can) (?:i|we) (?:actually |really )?(?:spend|pay for a (?:home|house|place|unit)|buy (?:for|at))\b|\bwhat (?:could|can) (?:i|we) (?:actually |really )?(?:buy|look)\s?(?:at|for)?\b(?=[^.?!]{0,20}\b(?:with|then|now)\b)|\bmax(?:imum)? (?:purchase )?price\b`,
    String.raw`(?:bis zu )?welche[nm] preis|bis zu welch\p{L}+ (?:preis|betrag)|wie teuer (?:darf|kann|konnte)|wie viel (?:konnen|kann|konnten) (?:wir|ich) (?:maximal |hochstens )?(?:ausgeben|zahlen)`,
    String.raw`que precio (?:podemos|puedo|podria\p{L}*)|hasta (?:cuanto|que precio)|cuanto (?:podemos|puedo) (?:gastar|pagar por)`,
    String.raw`(?:a )?quel prix (?:puis|pouvons|peut|pourr)\p{L}*|jusqu'a (?:combien|quel prix)|combien (?:puis-je|pouvons-nous|peut-on) (?:mettre|depenser)`,
    String.raw`(?:a|fino a) (?:che|quale) prezzo|fino a quanto|quanto (?:posso|possiamo) spendere`,
    String.raw`(?:a|ate) que preco|que preco (?:posso|podemos|consigo)|ate quanto|quanto (?:posso|podemos) gastar`,
    String.raw`(?:за|до|по) как(?:ую|ой) цен\p{L}+|на какую сумму|до какой суммы`,
    '(?:最多|到底|实际)?(?:能|可以)?买(?:得起)?(?:多少钱|什么价)|什么价位|多少钱的房',
    'いくら(?:まで)?の(?:家|物件|マンション|部屋)|いくらまで(?:買|出せ)',
    '얼마(?:짜리|까지)[^?]{0,8}(?:집|살|사)|어느 가격',
    '(?:ب|إلى|لحد|حتى) ?أي سعر|كم سعر (?:البيت|الشقة)[^؟]{0,10}(?:أقدر|بقدر|يمكن)',
    'कितने (?:तक )?का घर|कितनी कीमत (?:तक|का|की)|कितने तक का',
  ].join('|'),
  'u',
);

/** 'How much more on top of what I owe', 'does that take off the 410 I owe?' */
const ASKS_MORE = new RegExp(
  [
    String.raw`\bhow much more\b|\bon top of (?:what|that|the|my|our)\b|\b(?:take[sn]?|taking) (?:off|out|away|into account)\b|\b(?:count|include|deduct|subtract)(?:s|ed|ing)?\b[^.?!]{0,30}\b(?:owe|mortgage|existing|current loan)`,
    String.raw`wie viel mehr|zusatzlich zu|obendrauf|(?:abgezogen|berucksichtigt|enthalten|drin)`,
    String.raw`cuanto mas|ademas de lo que|(?:descuent|rest|inclu)\p{L}+ lo que (?:debo|debemos)`,
    String.raw`combien (?:de plus|en plus)|en plus de ce que|deduit|(?:tient|tenu) compte`,
    String.raw`quanto (?:altro|in piu|di piu)|oltre a quello che|(?:togli|sottra|conta)\p{L}* (?:quello|i)`,
    String.raw`quanto (?:a )?mais|alem do que|(?:desconta|abate|inclui)\p{L}* o que`,
    'сколько ещё|сколько еще|сверх того|вычита|учтен',
    '(?:还能|再)(?:多)?(?:借|贷)|减去|扣(?:掉|除)',
    'あといくら|追加で|差し引',
    '얼마나? 더|추가로|빼고|포함',
    'كم (?:أكثر|زيادة|كمان)|فوق (?:اللي|ما)|محسوب',
    'और कितना|के ऊपर|घटा',
  ].join('|'),
  'u',
);

/** 'Is 75k enough?', 'reicht das?' */
const ASKS_ENOUGH =
  /\benough\b|\bget in\b|\breich(?:t|en)\b|\bgenug\b|\b(?:alcanza|basta|suficiente|llega)\p{L}*|\b(?:suffi\p{L}+|assez)\b|\b(?:basta\p{L}*|sufficient\p{L}*|abbastanza)\b|\b(?:chega|suficiente|da para)\b|хватит|достаточно|够|足り|충분|모자라|(?:ب)?يكفي|تكفي|काफी|काफ़ी|पर्याप्त/u;

/** 'Is 650 ok or not', 'would they lend me that', 'yes or no'. */
const ASKS_YES_OR_NO =
  /\b(?:is|are|would|will) (?:\p{L}+ )?\$?\d[\d.,]*k? (?:ok|okay|doable|possible|realistic|alright|fine|within reach)\b|\bok(?:ay)? or not\b|\byes or no\b|(?<!\b(?:how much|what)(?: more| else)? )\b(?:would|will|could|can|do) (?:they|the bank|a bank|banks?) (?:even |actually |really )?(?:lend|give|approve|do)\b|\b(?:wurde|wird|gibt|leiht) (?:mir|uns )?(?:die|eine) bank\b|ja oder nein|(?:nos|me) (?:lo )?(?:prestaria|daria)\p{L}*|si o no\b|oui ou non|sim ou nao|\bsi o no\b|да или нет|(?:行|可以|能贷|够)(?:吗|不)|بيطلع|(?:نعم|اي|أي) (?:أو|ولا|أم) لا|हां या ना|मिलेगा या नहीं/u;

/** 'Will the bank give us the loan?', and not how much of one. */
const ASKS_LOAN_GIVEN =
  /\b(?:will|would|can|could) (?:they|the bank|a bank|banks?|we|i) (?:even |actually |really )?(?:lend|give|approve|get|service)\b.{0,24}\b(?:loan|lent|approved|that|the (?:rest|remainder|balance)|\d[\d.,]*k?)\b|(?:el |un )?banco (?:nos |me )?(?:lo )?(?:prest|da|aprueb)\p{L}*|banque (?:nous |me |m')?(?:pret|accord|donn)\p{L}*|bank (?:uns |mir )?(?:\p{L}+ )?(?:leih|gib|gewahr|bewillig)\p{L}*|(?:bekommen|kriegen|bekomme|kriege) (?:wir|ich) (?:den|die|das|so einen) (?:kredit|summe|darlehen)|banca (?:ci |mi )?(?:prest|da\b|dar|conced|approv)\p{L}*|banco (?:nos |me )?(?:empresta|aprova|libera)\p{L}*|(?:дадут|одобрят|даст) ли|банк (?:нам |мне )?(?:даст|одобрит)|\b(?:ce lo|ci) (?:danno|da|darebbe\w*|concedono|approvano)\b|\bottenere il mutuo\b|(?:银行)?(?:会|能)(?:不能)?(?:给|批|贷)(?:我们?)?(?:这|\d|下来|到)|批得下来|(?:ローン|融資)(?:は|が)?(?:通り|通る|おり|借りられ)|대출(?:이|은|을)? ?(?:나올|나오|될까|되나|가능|받을 수)|(?:البنك|بنك) (?:راح |رح |سوف )?(?:ي|ب|س)\p{L}*(?:عط|سلف|قرض|وافق|مول)\p{L}*|(?:लोन|कर्ज़?).{0,10}(?:मिल (?:जाएगा|जायेगा|सकता|पाएगा)|मिलेगा|देगा)|(?:बैंक).{0,16}देगा/u;
export const HOW_MUCH =
  /\bhow (?:much|far|high)\b|\bwhat (?:max\w*|amount|more)\b|cuant[oa]|combien|wie ?viel|quanto|сколько|多少|いくら|얼마|كم|कितन/u;
const asksLoanGiven = (asking: string): boolean =>
  asking
    .split(/[?？؟!.;。।]\s|\b(?:and|y|et|und|e)\b|(?<!\p{L})и(?!\p{L})| और /u)
    .some((clause) => ASKS_LOAN_GIVEN.test(clause) && !HOW_MUCH.test(clause));

/** What a target that words ask for is asked in the place of. */
export const STANDS_FOR: Readonly<Partial<Record<DealTarget, readonly DealTarget[]>>> = {
  reach: ['borrow', 'afford', 'gap'],
  more: ['borrow', 'afford', 'gap', 'loan'],
  enough: ['gap', 'cash', 'afford'],
  afford: ['gap'],
};

/** What is put in, or what comes on top of a price: 'for the deposit and the duty?'. */
const OF_OWN_MONEY =
  /\bdeposit\b|\bduty\b|\bsav(?:ed|ings)\b|\bup ?-?front\b|deposito|entrada|ahorr\w+|impuesto|apport|economies|droits?\b|frais|eigenkapital|erspart\w*|stempelsteuer|nebenkosten|anticipo|risparmi\w*|imposta|poupan\w+|imposto|взнос\p{L}*|сбережени\p{L}*|пошлин\p{L}*|首付|存款|印花税|頭金|貯金|印紙税|계약금|저축|인지세|دفعة|مدخرات|رسوم|डिपॉज़िट|बचत|ड्यूटी/u;
/** 'Does that cover the deposit and the duty?' */
const COVERS =
  /\bcovers?\b|\bstretch(?:es)? to\b|\bcubr\w+|\bcouvr\w+|\bdeck(?:t|en)\b|\bcopr\w+|\bcobr(?:e|em|ir)\b|покро\p{L}*|まかな|감당|يغطي|تغطي|पूरा (?:हो|पड़)/u;
/** 'Is 110k enough?', where that is what they saved: it asks of their own money, whatever they earn. */
const isOfOwnMoney = (asking: string, { savingsAud, incomesAud = [] }: DealFacts): boolean => {
  const amounts = findAmounts(asking).map(({ value }) => value);
  if (amounts.some((aud) => incomesAud.includes(aud))) return false;
  return OF_OWN_MONEY.test(asking) || amounts.some((aud) => aud === savingsAud);
};

const LVR = /\b(?:lvr|ltv)\b|loan[- ]to[- ]value|beleihung\w*|贷款(?:价值)?比|담보(?:대출)? ?비율/u;
/** 'Once the duty comes out of it': what is put in is what the duty leaves. */
const DUTY_COMES_OUT =
  /\b(?:duty|tax(?:es)?|costs)\b.{0,24}\b(?:comes?|came|taken|goes|gone|paid|is|are) (?:off|out|from|first|gone|paid)\b|\b(?:after|minus|less|net of) (?:the |paying )?(?:stamp )?(?:duty|tax)\b|\bonce (?:the |i'?ve paid )?(?:stamp )?duty\b|davon.{0,24}(?:stamp duty|steuer|nebenkosten)|(?:nach|abzuglich) (?:der |abzug der )?(?:stamp duty|stempelsteuer)|(?:impuesto|duty).{0,24}(?:sale|salen|sacar|descont\w+) de|despues (?:del impuesto|de pagar)|(?:droits?|duty).{0,24}(?:sort\w*|pris|deduits?)|apres les (?:droits|frais)|(?:imposta|duty).{0,24}(?:da li|da quei|tolt\w+|esce)|tolta l'imposta|(?:imposto|duty).{0,24}(?:sai|saem|descont\w+)|(?:пошлин|сбор|налог)\p{L}*.{0,20}(?:из них|из этих|вычесть|вычет)|(?:扣(?:掉|除)?|付完|交完|减去).{0,6}(?:印花税|税)|印花税.{0,10}(?:扣|从)|印紙税.{0,10}(?:引|払)|인지세.{0,10}(?:빼|내고|나가|제하)|(?:رسوم|ضريبة|رسم).{0,20}(?:من (?:هذا|ال|نفس)|تخصم|نطرح)|ड्यूटी.{0,24}(?:में से|निकाल|घटा|काट)/u;

/** What is asked of one purchase in one go, each by its name; none where it is a single one. */
const namedTogether = (asking: string): DealTarget[] => {
  const named: readonly [DealTarget, boolean][] = [
    ['lvr', LVR.test(asking)],
    ['lmi', LMI.test(asking)],
    ['repay', ASKS_REPAYMENT.test(asking)],
  ];
  const found = named.flatMap(([target, isNamed]) => (isNamed ? [target] : []));
  return found.length > 1 && (found.includes('lvr') || found.includes('lmi')) ? found : [];
};

/** What the asking words of a message ask of a deal by themselves, where what it rests on was told. */
export const targetsInWords = (
  asking: string,
  facts: DealFacts,
  /** The whole sentences of which one part asks. */
  asked: string = asking,
): DealTarget[] => {
  const { incomesAud, owedAud, saleAud, priceAud, loanAud, savingsAud } = facts;
  const isEarning = incomesAud !== undefined;
  if (isEarning && owedAud !== undefined && saleAud === undefined && ASKS_MORE.test(asking)) return ['more'];
  if (isEarning && ASKS_REACH.test(asking)) return ['reach'];
  const hasPurchase = priceAud !== undefined && (savingsAud ?? saleAud) !== undefined;
  const isEnoughAsked =
    (ASKS_ENOUGH.test(asking) && (!isEarning || isOfOwnMoney(asking, facts))) ||
    (COVERS.test(asking) && OF_OWN_MONEY.test(asking));
  const isLoanAsked = isEarning && asksLoanGiven(asked);
  const repaid: DealTarget[] = ASKS_REPAYMENT.test(asking) || ASKS_EACH.test(asking) ? ['repay'] : [];
  if (hasPurchase && isEnoughAsked)
    return ['enough', ...(isLoanAsked ? (['afford'] as const) : []), ...repaid];
  const together = hasPurchase ? namedTogether(asking) : [];
  if (together.length > 0) return isLoanAsked ? ['afford', ...together] : together;
  if (hasPurchase && LVR.test(asking) && DUTY_COMES_OUT.test(asking)) return ['lvr'];
  if (isEarning && (hasPurchase || loanAud !== undefined) && (ASKS_YES_OR_NO.test(asking) || isLoanAsked))
    return ['afford', ...(isLoanAsked ? repaid : [])];
  return [];
};
