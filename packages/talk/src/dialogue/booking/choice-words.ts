/** Words, in all languages, by which one of several is chosen. In lower case without the accents of Latin letters. */

export const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|erste[nrs]?|premiere?|primer[oa]?|prima?|primeir[oa])\b|перв\p{L}+|第一|[一1]番目|最初|첫 ?번째|पहला|पहले|الأول\p{L}*/u,
  /\b(?:second(?! (?:thoughts?|last))|2nd|zweite[nrs]?|deuxieme|seconde?|segund[oa]|second[oa])\b|втор\p{L}+|第二|[二2]番目|두 ?번째|दूसर\p{L}|الثاني\p{L}*/u,
  /\b(?:third|3rd|dritte[nrs]?|troisieme|tercer[oa]?|terz[oa]|terceir[oa])\b|трет\p{L}+|第三|[三3]番目|세 ?번째|तीसर\p{L}|الثالث\p{L}*/u,
  /\b(?:fourth|4th|vierte[nrs]?|quatrieme|cuart[oa]|quart[oa])\b|четв[её]рт\p{L}+|第四|[四4]番目|네 ?번째|चौथ\p{L}|الرابع\p{L}*/u,
];
/** 'Number 2', '#2', 'option two'. */
export const NUMBERED =
  /\b(?:number|no\.?|nr\.?|option|slot|choice|nummer|numero) ?(\d)\b|#(\d)\b|^(\d)[.)]$/u;

const ONE = String.raw`(?: (?:one|time|slot|option|of (?:the|those|these|them)))`;
export const LATEST = new RegExp(
  String.raw`\b(?:the )?(?:last|latest)${ONE}?$|\b(?:the )?(?:last|latest|later)${ONE}\b|\bthe (?:last|latest|later)\b|\b(?:der|die|das|den) (?:spatere|letzte)[nrs]?\b|\b(?:le|la|el|il|o|a) (?:dernier[e]?|plus tard|ultim[oa]|mas tarde|piu tardi|mais tarde)\b|позже|последн\p{L}+|晚一点的|最后|遅いほう|最後|더 늦은|마지막|आख़?िरी|الأخير`,
  'u',
);
export const EARLIEST = new RegExp(
  String.raw`\b(?:the )?(?:earliest|soonest)\b|\b(?:the )?earlier${ONE}\b|\bthe earlier\b|\b(?:asap|as soon as possible|first available|next available)\b|\b(?:der|die|das|den) (?:fruhere|fruheste)[nrs]?\b|\b(?:le|la|el|il|o|a) (?:plus tot|mas temprano|piu presto|mais cedo)\b|пораньше|раньше|早一点的|最早|早いほう|더 이른|가장 빠른`,
  'u',
);
export const MIDDLE =
  /\b(?:the )?middle(?: one)?\b|\bmittlere[nrs]?\b|celui du milieu|del medio|中间|真ん中|가운데/u;
/** Whichever: the first of them is proposed, and asked for before it is booked. */
export const ANY_ONE =
  /\b(?:either|whichever|any of (?:them|those|these)|any (?:one|time) (?:is|works|suits|will do)|you (?:choose|pick|decide)|both (?:work|suit|are fine)|all (?:work|suit|fine|good)|egal|irgendeine\p{L}*|n'importe le?quel|cualquiera|qualsiasi|qualquer um)\b|любо[ейг]\p{L}*|都可以|随便|どれでも|아무거나|कोई भी|أي واحد/u;

/** Not those: later or earlier ones. */
export const LATER_THAN_THOSE =
  /\b(?:anything|something|any(?: times?)?|nothing|got any(?:thing)?|a bit|a little|much|slots?|times?|is there (?:anything|something)|what about|how about|rather|prefer)(?: \w+){0,2} later\b|^later\b|\blater (?:times?|slots?|please|in the day|than that|on)\b|\btoo early\b|\bspater(?:e[rs]?)?\b|\bplus tard\b|\bmas tarde\b|\bpiu tardi\b|\bmais tarde\b|попозже|晚一点|もっと遅|더 늦게|बाद में/u;
export const EARLIER_THAN_THOSE =
  /\b(?:anything|something|any(?: times?)?|nothing|got any(?:thing)?|a bit|a little|much|slots?|times?|is there (?:anything|something)|what about|how about|rather|prefer)(?: \w+){0,2} (?:earlier|sooner)\b|^(?:earlier|sooner)\b|\b(?:earlier|sooner) (?:times?|slots?|please|in the day|than that)\b|\btoo late\b|\bfruher(?:e[rs]?)?\b|\bplus tot\b|\bmas temprano\b|\bpiu presto\b|\bmais cedo\b|пораньше|早一点|もっと早|더 일찍|पहले कुछ/u;
