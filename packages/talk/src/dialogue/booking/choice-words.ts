/** Words, in all languages, by which one of several is chosen. In lower case without the accents of Latin letters. */

export const ORDINALS: readonly RegExp[] = [
  /\b(?:first(?! (?:thing|home|name|time|of all))|1st|erste[nrs]?|premiere?|primer[oa]?|prima?|primeir[oa])\b|перв\p{L}+|第一|[一1](?:番目?|つ目)|最初|첫 ?번째?|1번|पहल(?:ा|ी|े)(?! (?:कुछ|से))|الأول\p{L}*/u,
  /\b(?:second(?! (?:thoughts?|last))|2nd|zweite[nrs]?|deuxieme|seconde?|segund[oa]|second[oa])\b|втор(?!ник)\p{L}+|第二(?!天)|[二2](?:番目?|つ目)|두 ?번째|2번|दूसर[\p{L}\p{M}]|الثاني\p{L}*/u,
  /\b(?:third|3rd|dritte[nrs]?|troisieme|tercer[oa]?|terz[oa]|terceir[oa])\b|трет\p{L}+|第三(?!天)|[三3](?:番目?|つ目)|세 ?번째|3번|तीसर[\p{L}\p{M}]|الثالث\p{L}*/u,
  /\b(?:fourth|4th|vierte[nrs]?|quatrieme|cuart[oa]|quart[oa])\b|четв[её]рт\p{L}+|第四(?!天)|[四4](?:番目?|つ目)|네 ?번째|4번|चौथ[\p{L}\p{M}]|الرابع\p{L}*/u,
];
/** 'Number 2', '#2', 'option two'. */
export const NUMBERED =
  /\b(?:number|no\.?|nr\.?|option|slot|choice|nummer|numero|opcion|opcao|opzione|choix) ?(\d)\b|(?:#|№|номер |вариант |选项|विकल्प |الخيار |رقم )(\d)|^(\d)[.)]$/u;

/** 'Number one', where it is spelt: by which of them it is. */
export const NUMBERED_IN_WORDS: readonly RegExp[] = [
  ['one', 'eins', 'une?', 'uno', 'uno', 'um', 'один', 'एक', 'واحد', '[一1]'],
  ['two', 'zwei', 'deux', 'dos', 'due', 'dois', 'два', 'दो', 'اثن(?:ين|ان)', '[二2]'],
  ['three', 'drei', 'trois', 'tres', 'tre', 'tres', 'три', 'तीन', 'ثلاثة', '[三3]'],
  ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'четыре', 'चार', 'أربعة', '[四4]'],
].map(
  ([en, de, fr, es, it, pt, ru, hi, ar, zh]) =>
    new RegExp(
      String.raw`\b(?:number|option|slot|choice|time|no) ${en}\b|\bnummer ${de}\b|\b(?:numero|choix|option) (?:${fr}|${es}|${it}|${pt})\b|\b(?:opcion|opcao|opzione) (?:${es}|${it}|${pt})\b|(?:номер|вариант) ${ru}|(?:नंबर|विकल्प) ${hi}|(?:رقم|الخيار) ${ar}|(?:选|第)?${zh}号`,
      'u',
    ),
);

const ONE = String.raw`(?: (?:one|time|slot|option|of (?:the|those|these|them)))`;
export const LATEST = new RegExp(
  String.raw`\b(?:the )?(?:last|latest)${ONE}?$|\b(?:the )?(?:last|latest|later)${ONE}\b|\bthe (?:last|latest|later)\b|\b(?:der|die|das|den) (?:spatere|letzte)[nrs]?\b|\b(?:le|la|el|il|o|a) (?:dernier[e]?|plus tard|ultim[oa]|mas tarde|piu tardi|mais tarde)\b|позже|последн\p{L}+|晚一?点的(?:那个)?|最晚|最后|遅い(?:ほう|方)|一番遅い|最後|더 늦은|가장 늦은|제일 늦은|마지막|आख़?िरी|सबसे देर|الأخير|الأحدث|آخر موعد|\b(?:quell[oa] (?:piu|di piu) tardi|celui (?:le |qui est )?(?:le )?plus tard|(?:la|el) (?:de )?mas tarde)\b|\b(?:l'ultim[oa]|la derniere|le dernier|den letzten|die letzte)\b`,
  'u',
);
export const EARLIEST = new RegExp(
  String.raw`\b(?:the )?(?:earliest|soonest)\b|\b(?:the )?earlier${ONE}\b|\bthe earlier\b|\b(?:asap|as soon as possible|first available|next available)\b|\b(?:der|die|das|den) (?:fruhere|fruheste)[nrs]?\b|\b(?:le|la|el|il|o|a) (?:plus tot|mas temprano|piu presto|mais cedo)\b|пораньше|раньше|сам\p{L}+ ранн\p{L}+|早一?点的|最早|最快|早い(?:ほう|方)|一番早い|最初の|더 이른|가장 (?:빠른|이른)|제일 (?:빠른|이른)|सबसे (?:पहल|जल्दी)|أقرب|الأبكر|\b(?:fruhest\w*|am fruhesten|le plus tot|la plus tot|al mas temprano|lo mas temprano|el primero disponible|primera disponible|il primo disponibile)\b`,
  'u',
);
export const MIDDLE =
  /\b(?:the )?middle(?: one)?\b|\bmittlere[nrs]?\b|celui du milieu|del medio|中间|真ん中|가운데/u;
/** By the clock, on whichever day. */
export const LATEST_IN_DAY =
  /\b(?:latest|last|most late) (?:\w+ )?(?:in|of) the (?:day|arvo|afternoon|evening)\b|\bas late (?:in the day )?as (?:possible|you (?:can|have))\b|\bam spatesten (?:am|des) tag|\bam spatesten\b|\ble plus tard (?:dans|de) la journee|\blo mas tarde (?:del dia|posible)|\bpiu tardi (?:nella|della) giornata|\bmais tarde do dia|позже всего|самое позднее|当天最晚|一天中最晚|一番遅い時間|가장 늦은 시간|दिन में सबसे देर|أكثر وقت متأخر/u;
export const EARLIEST_IN_DAY =
  /\b(?:earliest|first) (?:\w+ )?(?:in|of) the (?:day|morning)\b|\bas early in the day as (?:possible|you (?:can|have))\b|\bam fruhesten am tag|\ble plus tot (?:dans|de) la journee|\blo mas temprano del dia|самое раннее по часам|一天中最早|朝一番/u;
/** Of those that are offered, the one that comes nearest to an hour. */
export const NEAREST =
  /\b(?:closest|nearest|close|near) (?:\w+ )?to\b|\bclosest\b|\bam nachsten (?:an|bei|zu)\b|\bmoglichst (?:nah|nahe) an\b|\ble plus (?:proche|pres) (?:de|du)\b|\b(?:mas cerca|mas cercan[oa]|mas proxim[oa]) (?:de|a)\b|\bpiu vicin[oa] (?:a|alle)\b|\bmais (?:perto|proxim[oa]) d|ближе (?:всего )?к|ближайш\p{L}+ к|最接近|最靠近|に(?:一番)?近い|에 (?:가장|제일) 가까운|के सबसे (?:पास|करीब)|الأقرب إلى|أقرب (?:ما يكون )?(?:إلى|ل)/u;
/** Whichever: the first of them is proposed, and asked for before it is booked. */
export const ANY_ONE =
  /\b(?:either|whichever|what ?ever(?:'s| is)?(?: (?:you (?:have|like|want|reckon|think)|works|suits|is (?:free|best|closest|nearest|easiest|first)))?|(?:the )?(?:closest|nearest)(?: (?:one|to that|to it))?|any of (?:them|those|these)|any ?(?:one|time|of)?(?: of (?:them|those|these))? (?:is|are|works|suits|will do|(?:would be|is|'?s) (?:fine|good|ok))|any ?time|(?:you|u|ya) (?:choose|pick|decide|tell me)|up to you|your (?:pick|choice|call)|surprise me|don'?t mind|not fussed|no preference|i'?m easy|both (?:work|suit|are fine)|all (?:work|suit|fine|good)|egal|irgendeine?\p{L}*|jederzeit|suchen sie (?:sich )?(?:einen )?aus|wahlen sie|entscheiden sie|n'importe (?:le?quel\w*|quand|quelle?)|peu importe|comme vous voulez|(?:vous )?choisissez|a vous de (?:choisir|voir)|cualquiera|cualquier (?:hora|dia|momento)|me da igual|elija (?:usted)?|elige tu|usted decide|como quiera|qualsiasi|qualunque|(?:e|mi e) indifferente|scelga lei|decida lei|scegli tu|qualquer (?:um|uma|hora|dia|horario)|tanto faz|pode escolher|voce (?:escolhe|decide))\b|любо[ейг]\p{L}*|вс[её] равно|без разницы|выб(?:ерите|ирайте) (?:сами|вы)|на ваше усмотрение|(?:哪个|哪天|什么时候|几点)?都(?:可以|行|好)|随便|您?(?:你)?(?:定|选|决定)(?:吧|就好|就行)|你帮我选|どれでも|いつでも|お任せ|おまかせ|何時でも|아무거나|아무 ?(?:때|시간)나|언제든|알아서|상관 ?없|골라 ?주|कोई भी|कभी भी|आप (?:चुन|तय|बता)|जो भी|أي (?:واحد|وقت|موعد|يوم)|لا يهم|كما تريد|اختر(?: أنت)?|أنت اختر/u;

/** Not those: later or earlier ones. */
export const LATER_THAN_THOSE =
  /\b(?:anything|something|any(?: times?)?|nothing|got any(?:thing)?|a bit|a little|much|slots?|times?|is there (?:anything|something)|what about|how about|rather|prefer)(?: \w+){0,2} later\b|^later\b|\b(?:make|do|push) it (?:a (?:bit|little) )?later\b|\blater (?:ones?|times?|slots?|please|in the day|than (?:that|those|these|them)|on)\b|\btoo early\b|\bspater(?:e[rs]?)?\b|\bplus tard\b|\bmas tarde\b|\bpiu tardi\b|\bmais tarde\b|попозже|晚一点|もっと遅|더 늦게|बाद में/u;
export const EARLIER_THAN_THOSE =
  /\b(?:anything|something|any(?: times?)?|nothing|got any(?:thing)?|a bit|a little|much|slots?|times?|is there (?:anything|something)|what about|how about|rather|prefer)(?: \w+){0,2} (?:earlier|sooner)\b|^(?:earlier|sooner)\b|\b(?:make|do|push) it (?:a (?:bit|little) )?(?:earlier|sooner)\b|\b(?:ages|too far|so far|too long|way too far) (?:away|off|out)\b|\b(?:earlier|sooner) (?:ones?|times?|slots?|please|pls|plz|if|tho|in the day|than (?:that|those|these|them))\b|\btoo late\b|\bfruher(?:e[rs]?)?\b|\bplus tot\b|\bmas temprano\b|\bpiu presto\b|\bmais cedo\b|пораньше|早一点|もっと早|더 일찍|पहले कुछ/u;
