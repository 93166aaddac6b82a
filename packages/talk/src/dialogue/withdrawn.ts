import { letterByLetter } from './questions-in.ts';

/** What we tell of by ourselves or were asked for before; wishes of a search ('forget the pool') are none of it. */
const SUBJECTS = [
  String.raw`floods?\w*|(?:bush)?fires?|hazards?|risks?|(?:re)?payments?|(?:home )?loans?|mortgages?|lending|borrowing|finance|(?:stamp )?duty|valuations?|medians?|the market|growth|schools?|insurance|tax(?:es)?|buying|renting|rentals?|rent|selling|comparables|comps|reports?|forecasts?|viewings?|inspections?|lmi|lvr`,
  String.raw`inundacion\w*|incendios?|riesgos?|cuotas?|prestamos?|hipotecas?|impuestos?|comprar|alquil\w+|vender|mercado`,
  String.raw`inondation\w*|incendies?|risques?|mensualites?|prets?|credit(?! auto)|impots?|acheter|achat|louer|location|vendre|marche`,
  String.raw`hochwasser|uberschwemmung\w*|brande?|risik\w+|raten?|kredite?|darlehen|steuern?|kaufen|kauf|mieten?|verkaufen|markt`,
  String.raw`alluvion\w*|incendi\w*|rischi\w*|rate|mutu\w+|tasse|comprare|affitt\w+|vendere|mercato`,
  String.raw`enchente\w*|inundac\w+|parcelas?|prestac\w+|emprestimo|impostos?|comprar|alug\w+|vender`,
  String.raw`наводнен\p{L}*|затоплен\p{L}*|пожар\p{L}*|риск\p{L}*|платеж\p{L}*|кредит\p{L}*|ипотек\p{L}*|налог\p{L}*|покупк\p{L}*|покупать|аренд\p{L}*|рынок|рынк\p{L}*`,
  '洪水|火灾|山火|风险|月供|还款|贷款|税|买房|买|租房|卖房|市场|火災|リスク|返済|ローン|税金|購入|賃貸|市場|홍수|화재|위험|상환|대출|세금|매수|구매|임대|시장|فيضان\\p{L}*|حريق|حرائق|مخاطر|قرض|أقساط|ضرائب|شراء|إيجار|बाढ़|आग|जोखिम|किस्त|लोन|कर्ज|टैक्स|खरीद\\p{L}*\\p{M}*|किराय\\p{M}*',
].join('|');

/** 'I didn't ask about …', whatever it is. */
const NOT_ASKED =
  /\b(?:not asking|(?:did ?n'?t|did not|never|was ?n'?t|was not|have ?n'?t|am not|i'?m not)(?: even)? ask\w*|not what i (?:asked|meant|wanted|said))\b|\bnao (?:pedi|perguntei)|\bno (?:te |le )?(?:he )?(?:pregunt|ped)\w+|(?:\bn'ai |\bj'ai |)pas demande|\bnicht (?:nach )?.{0,20}gefragt|\bnon (?:ti |le )?ho chiesto|не (?:спрашива|просил)\p{L}*|(?:不是|没)(?:在)?问|没让你|聞いて(?:い)?(?:ない|ません)|(?:안|아니고) ?물어|묻지 ?않|नहीं पूछ|(?:ما|لم) (?:سألت|سالت|اسأل|أسأل)/u;
const SMALL = String.raw`(?:(?:the|a|an|any|all|about|for|to|in|of|my|el|la|los|las|de|del|le|les|des|l'|d'|die|das|den|der|il|lo|gli|o|os|as|um|uma|про|об?|в|buy|rent|find|get|看|ال)\s*)*`;
/** 'No flood risk' is a wish of a search: only what turns away from the subject itself is heard. */
const TURNS_AWAY = [
  String.raw`\b(?:forget(?: about)?|never ?mind|skip|leave (?:out|aside)|enough (?:about|of)|no more|stop (?:with|telling me about|talking about|going on about))`,
  String.raw`(?:\bnot|n'?t|\bno longer) (?:\w+ )?(?:interested in|care about|want to (?:know|hear) about|need to know about|talking about)`,
  String.raw`(?<!\p{L})(?:olvid\p{L}+|no me (?:interesa|importa)\p{L}*|oubli\p{L}+|ne m'interess\p{L}+|pas interess\p{L}+(?: par)?|vergiss|vergessen sie|dimentic\p{L}+|lascia(?:mo)? (?:stare|perdere)|non mi interessa\p{L}*|esquec\p{L}+|nao me interessa\p{L}*|забуд\p{L}+|не интересу\p{L}+|انس\p{L}*|لا يهمني|ما يهمني)`,
  '(?:别(?:说|管|提)|不关心|不想知道|先不说)',
].join('|');
/** What somebody does not mean to do. */
const NOT_MEANT = String.raw`(?:(?:\bnot|n'?t|\bno longer) (?:\w+ )?(?:want(?:ing)?|need(?:ing)?|after|looking(?: for| to| at)?|here)|(?<!\p{L})(?:no quiero|(?:je )?ne (?:veux|cherche) pas|non voglio|nao (?:quero|estou)|не (?:хочу|надо|собира\p{L}+)|لا (?:أريد|اريد)|ما (?:أبي|ابي))|不(?:想|是要|打算))\s*${SMALL}(?:buy(?:ing)?|rent(?:ing)?|sell(?:ing)?|a loan|loans?|mortgages?|comprar|alquil\p{L}+|vender|acheter|louer|vendre|comprare|affitt\p{L}+|vendere|alug\p{L}+|покупа?\p{L}+|купить|аренд\p{L}+|снима\p{L}+|买|租|卖|贷款|شراء|إيجار|استئجار)`;
const PUT_AWAY = new RegExp(String.raw`(?:${TURNS_AWAY})\s*${SMALL}(?:${SUBJECTS})|${NOT_MEANT}`, 'u');
const PUT_AWAY_AFTER = new RegExp(
  String.raw`(?:${SUBJECTS})(?:の(?:こと|話))?\s*(?:は|が|을|를|은|는|에는|에|की बात|में)?\s*(?:interessier\p{L}+ (?:mich|uns) nicht|いい(?:です|から)|興味(?:が)?(?:ない|ありません)|じゃなく|ではなく|말고|관심 ?없|됐고|छोड़\p{L}*\p{M}*)`,
  'u',
);
const isPutAway = (clause: string): boolean =>
  NOT_ASKED.test(clause) || PUT_AWAY.test(clause) || PUT_AWAY_AFTER.test(clause);

const I_ASKED =
  "(?:(?:i|we) (?:just |only )?(?:asked|said|meant|want(?:ed)?|need|am asking|was asking)|i'?m (?:only |just )?(?:asking|after|interested))";
const CLAUSES = new RegExp(
  [
    String.raw`(?<=[.;!?。！？；،،,，、:।])\s*`,
    String.raw`\s+-\s+`,
    String.raw`(?<!\b(?:what|that|ask(?:ed|ing)?(?: about| for)?))\s+(?=(?:but |and |just |only )?(?:${I_ASKED}|what(?:'s|s)?(?! i (?:asked|meant|wanted|said))|how|tell me|show me|give me|only|just|but)(?!\p{L}))`,
    String.raw`(?<!(?<!\p{L})(?:no|nao|non|не))\s+(?=(?:sino|solo|pregunte|queria|quiero|cuanto|seulement|je (?:demandais|voulais|veux)|combien|sondern|nur|ich (?:wollte|meinte|fragte|will)|ma |solo |chiedevo|volevo|quanto|mas |perguntei|só|а |я (?:спрашива|проси|име)\p{L}*|только|сколько)(?!\p{L}))`,
    '(?=我(?:问|想|要)|只|我是|बस |सिर्फ)',
  ].join('|'),
  'u',
);
/** Before what was asked. */
const LEAD =
  /^(?:(?:but|and|just|only|so|pero|sino|mais|sondern|aber|nur|ma|mas|а|но|بل|而是)\s*)*(?:(?:i|we) (?:just |only )?(?:asked|said|meant|was asking|am asking)(?: you)?(?: for| about|(?= (?:the|an?|my|our|its?|what\S*|how|where|which|if)\b))|i'?m (?:only |just )?(?:asking)(?: about| for)|pregunte (?:por)?|je demandais|ich (?:fragte|habe) (?:nach)?|ich (?:wollte|meinte)|chiedevo|ho chiesto|perguntei|я (?:спрашива|проси)\p{L}*(?: про| о| об)?|我问的?是?|سألت عن)\s*/u;
const ONLY_LEADS = /^\s*(?:but |and )?(?:i|we) (?:just |only )?(?:asked|said|meant|was asking)(?: you)?\s*$/u;
const FEWEST = 3;

/** What says that we answered something else: it is ours to be sorry for, unless somebody is sorry themselves. */
const WE_ERRED =
  /\b(?:you (?:mis(?:understood|read|heard)|got (?:it|that|me) wrong|(?:did ?n'?t|did not|have ?n'?t|never) (?:answer|listen|read|say|tell|mention))|wrong (?:suburb|place|house|home|one|state|city|address|price|property|question|answer)|(?:i|we) (?:already |just )?(?:said|told you|asked)|that(?:'s| is|s) (?:wrong|not (?:right|correct|it|true)))\b|\b(?:te equivocas|no es (?:eso|lo que)|ya (?:te |lo )?dije|he dicho|pregunte|vous (?:vous )?tromp\p{L}+|ce n'est pas (?:ce|ca)|j'ai (?:deja )?dit|das (?:ist|war) (?:falsch|nicht)|ich (?:habe|hatte|sagte|fragte)\b.{0,24}(?:gesagt|gefragt)|ich sagte|falsche[rs]? (?:ort|haus|vorort|stadt)|non e (?:quello|questo)|ho (?:gia )?detto|ha sbagliato|sbagliato|nao e isso|eu (?:ja )?disse|esta errado)\b|это не то|вы ошиб\p{L}+|я (?:же )?(?:говорил|сказал|спрашивал|спросил)\p{L}*|неправильн\p{L}*|答非所问|你(?:搞|弄|理解)错|我(?:说|问)的?是|不是这个|違います|そうじゃな|聞いたのは|言いました|그게 아니|틀렸|말했잖|물어본 건|गलत समझ|मैंने .{0,16}(?:कहा|पूछा)|غلط|خطأ|أنا (?:قلت|سألت)/u;
const IS_SORRY =
  /\b(?:sorry|my (?:bad|mistake|fault)|oops|whoops|i meant?|perdon|pardon|desole\w*|entschuldig\w*|sorry|scusa\w*|desculp\w*)\b|извин\p{L}*|прост\p{L}*|抱歉|不好意思|すみません|ごめん|죄송|미안|माफ|عفوا|آسف/u;
export const rejectsAnswer = (message: string): boolean => {
  const plain = letterByLetter(message);
  return (NOT_ASKED.test(plain) || WE_ERRED.test(plain)) && !IS_SORRY.test(plain);
};

/** 'You didn't say about the flood': what was left out is asked for once more, in all languages. */
const LEFT_UNANSWERED =
  /\b(?:and |but )?(?:you|u) (?:still )?(?:did ?n'?t|did not|have ?n'?t|have not|never)(?: even)? (?:say|said|answer\w*|tell (?:me|us)|told (?:me|us)|mention\w*|get to|address\w*|do)(?: anything| a word)?(?: (?:about|on|re))?(?= (?:the|my|our|if|whether|what|how|it|a|about)\b)/iu;
const ELSEWHERE: readonly [RegExp, string][] = [
  [
    /(?:no|tampoco) me (?:ha |has )?(?:dij\p{L}+|dicho|contest\p{L}+|respond\p{L}+)(?: nada)? (?:de|sobre|a) /iu,
    '¿y ',
  ],
  [
    /(?:vous|tu) n['e ](?:avez|as|m'avez|m'as)? ?(?:pas|rien) (?:dit|répondu|parlé)(?: (?:sur|de|à))? /iu,
    'et ',
  ],
  [
    /sie haben (?:mir )?(?:nichts? )?(?:nicht )?(?:zu|über|auf) (.{2,40}?) (?:nicht |nichts )?(?:gesagt|geantwortet|beantwortet)/iu,
    'und $1',
  ],
  [/non (?:mi )?(?:ha|hai) (?:detto|risposto)(?: nulla| niente)? (?:su(?:l|lla)?|di|a) /iu, 'e '],
  [/(?:você|vc) não (?:me )?(?:disse|respondeu|falou)(?: nada)? (?:sobre|d[aoe]) /iu, 'e '],
  [/вы (?:ничего )?не (?:сказали|ответили)(?: ничего)? (?:про|о|об|на) /iu, 'а как '],
  [/你(?:还)?(?:没有?|未)(?:说|回答|提)(?:到)?/u, ''],
  [/ما (?:جاوبتني|جاوبت|رديت|قلت لي|ذكرت)(?: على| عن)? /u, 'و'],
];
export const askedOnceMore = (message: string): string => {
  const said = ELSEWHERE.find(([pattern]) => pattern.test(message));
  return said ? message.replace(said[0], said[1]) : message.replace(LEFT_UNANSWERED, 'what about');
};

/** What was written, without what it says that it does not ask. `isAll`: it only says that it was not asked. */
export const withoutWithdrawn = (message: string): { text: string; isAll: boolean } => {
  const plain = letterByLetter(message);
  if (!isPutAway(plain)) return { text: message, isAll: false };
  const parts: string[] = [];
  let at = 0;
  for (const clause of plain.split(CLAUSES)) {
    const start = plain.indexOf(clause, at);
    at = start + clause.length;
    if (clause.trim() === '' || isPutAway(clause) || ONLY_LEADS.test(clause)) continue;
    const lead = LEAD.exec(clause)?.[0].length ?? 0;
    parts.push(message.slice(start + lead, at).trim());
  }
  const kept = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  const text = kept.join(' ').replace(/^[\s,.;:!-]+|[\s,;:-]+$/gu, '');
  const letters = (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  const isFew = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(text)
    ? letters < 2
    : letters < FEWEST;
  return isFew || FILLS.test(letterByLetter(text))
    ? { text: message, isAll: NOT_ASKED.test(plain) }
    : { text, isAll: false };
};
/** 'No.', 'sorry', 'hey': nothing that asks. */
const FILLS =
  /^(?:(?:no|nope|nah|hey|sorry|mate|please|pls|ok|okay|well|um|that'?s|thats|look|again|stop|it|nein|non|nao|нет|stai|basta|bitte|por favor|不|不是)[\s,.!?]*)+$/u;
