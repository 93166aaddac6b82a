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

/** What a target that words ask for is asked in the place of. */
export const STANDS_FOR: Readonly<Partial<Record<DealTarget, readonly DealTarget[]>>> = {
  reach: ['borrow', 'afford', 'gap'],
  more: ['borrow', 'afford', 'gap', 'loan'],
  enough: ['gap', 'cash', 'afford'],
  afford: ['gap'],
};

/** What the asking words of a message ask of a deal by themselves, where what it rests on was told. */
export const targetsInWords = (asking: string, facts: DealFacts): DealTarget[] => {
  const { incomesAud, owedAud, saleAud, priceAud, loanAud, savingsAud } = facts;
  const isEarning = incomesAud !== undefined;
  if (isEarning && owedAud !== undefined && saleAud === undefined && ASKS_MORE.test(asking)) return ['more'];
  if (isEarning && ASKS_REACH.test(asking)) return ['reach'];
  const hasPurchase = priceAud !== undefined && (savingsAud ?? saleAud) !== undefined;
  if (isEarning && (hasPurchase || loanAud !== undefined) && ASKS_YES_OR_NO.test(asking)) return ['afford'];
  return !isEarning && hasPurchase && ASKS_ENOUGH.test(asking) ? ['enough'] : [];
};
