/** Words, in all languages, that ask for a time. In lower case without the accents of Latin letters. */

/** To see a home with one's own eyes; a day or a home stands beside it. */
export const SEES =
  /\b(?:see|view(?:ing)?|visit|inspect(?:ion)?|look (?:at|through|around)|walk ?through|check out|come (?:by|past|through|over)|show(?:n)? (?:me|us) (?:around|through)|book (?:me|us)|book(?:ed)? in|tour)\b|besichtig\w*|\b(?:an)?(?:sehen|schauen)\b|visiter|\bvoir\b|\bver\b|visitar|vedere|visitare|посмотреть|осмотреть|показ|[看見]|内覧|보러|볼 수|방문|देख|معاينة|زيارة|\bأرى|رؤية|أشاهد|أزور/u;

/** To come and see a home, without a day: its name stands beside it. */
const COMES_TO_SEE = [
  String.raw`\b(?:want|like|love|keen(?: as)?|hop(?:e|ing)|able|chance|can|could|may|might|get) (?:i |we |you )?(?:to )?(?:(?:come|go|just|please|maybe) (?:and |to )?)*(?:see|view|inspect|visit|tour|walk ?through|look (?:at|through|around|over)|check out|(?:have|get|take) an? (?:\w+ )?(?:look|squiz|peek|gander|sticky ?beak|walk ?through))\b`,
  String.raw`^(?:please )?(?:inspect|view|visit)\b`,
  String.raw`\b(?:next|any|upcoming|when(?:'?s| is| are| can))\b.{0,30}\b(?:inspections?|viewings?)\b`,
  String.raw`\bbook (?:me|us)\b|\bbook(?:ed)? in\b`,
  String.raw`\b(?:puedo|podemos|podria(?:mos)?|quiero|queremos|quisiera(?:mos)?|gustaria|posible) (?:ir a )?(?:ver|visitar)\b`,
  String.raw`\b(?:voudrais|voudrions|aimerais|aimerions|puis-je|peut-on|pouvons-nous|pourrais-je|souhaiter?\w*|possible de) (?:\w+ )?(?:visiter|voir)\b`,
  String.raw`\b(?:mochte[n]?|wurde[n]?|konnte[n]?|kann|konnen|will) .{0,60}\b(?:besichtigen|ansehen|anschauen)\b`,
  String.raw`\b(?:vorrei|vorremmo|posso|possiamo|potrei) (?:vedere|visitare)\b|\b(?:queria|gostaria de|posso|podemos|quero) (?:ver|visitar)\b`,
  String.raw`(?:хо(?:чу|тел)|можно|могу).{0,20}(?:посмотреть|осмотреть)|想(?:去|来|要)?看|(?:可以|能)(?:去|来)?看|देखने (?:का समय|जा|आ)|(?:अंदर से|घर) देख|أريد (?:أن )?(?:أرى|أزور|معاينة)`,
].join('|');
export const WANTS_TO_SEE = new RegExp(COMES_TO_SEE, 'u');
/** When, of a visit: then it is no question about papers, whatever else is asked with it. */
export const ASKS_WHEN =
  /\b(?:what|which) times?\b|\bwhen (?:can|could|may|might) (?:i|we)\b|\b(?:private|in-person) (?:inspection|viewing)\b|\bnot an open (?:home|house)\b|什么时候(?:可以|能)看|\bwann (?:kann|konnen|konnte)\b|\bquand (?:puis|peut|pouvons|pourrais)\b|\bcuando (?:puedo|podemos|se puede|podria)\b/u;
/** To come where one was just spoken of; a day stands beside it. */
export const COMES =
  /\b(?:can|could|may|might|would) (?:i|we)(?: \w+)? (?:come|pop|drop|swing|stop|be there|go|have a (?:look|squiz)|get (?:in|through))\b|\b(?:i|we)(?:'?d| would| could| can|'?ll) (?:\w+ ){0,2}(?:come|pop|drop|swing|stop) (?:by|in|past|over|round|around|on|through)?\b|\b(?:is|are) (?:anyone|somebody|someone|the agent|you) (?:free|available)\b|\bany (?:times?|slots?|openings?)\b/u;
/** What is looked at on paper. */
export const ON_PAPER =
  /\b(?:reports?|valuations?|valued?|worth|prices?|risks?|maps?|history|photos?|pictures?|sales|details|comparables?)\b/u;
/** None of the times that were offered suits. */
export const NONE_SUITS =
  /\b(?:none of (?:those|these|them)|neither|(?:those|these|they|that|this) (?:don'?t|doesn'?t|do not|does not|won'?t) (?:work|suit)|(?:can'?t|cannot) (?:do|make) (?:any of )?(?:those|these|them)|nothing (?:there )?suits|none (?:work|suit)|(?:any )?other (?:times?|days?|options?)|another (?:day|time)|a? ?different (?:day|time)|can'?t make (?:it|that)|something else|keine? d(?:ies)?er|aucun|ningun[oa]?|nessun[oa]|nenhum[oa]?)\b|ни одн\p{L}+|都不(?:行|合适)|どれも|다른 (?:시간|날)/u;

/** What is booked already. */
export const OWN =
  /\b(?:my|our) (?:existing |current |other )?(?:booking|appointment|viewing|inspection|visit|tour)s?\b/u;
/** What was booked. */
const BOOKED =
  /\b(?:booking|appointment|viewing|inspection|visit|tour|call)s?\b|termin\w*|besichtigung\w*|rendez-?vous|visite\b|\bcitas?\b|visitas?\b|reservas?\b|reservation|appuntament[oi]|prenotazion[ei]|agendamento|запис[ьи]|встреч[ау]|показ|预约|看房|予約|内見|예약|बुकिंग|अपॉइंटमेंट|حجز|موعد/u;
export const CALLS_OFF =
  /\b(?:cancel|call off|can'?t make it|cannot make it|won'?t make it|no longer need)\b|absag\w*|sag\w* .{0,40}\bab\b|stornier\w*|\bannul\w*|cancel(?:a|ar|e|o|er)\b|anula\w*|отмен\p{L}*|取消|キャンセル|취소|रद्द|(?:ال|أ)?(?:لغ|إلغاء|الغاء)\p{L}*/u;
const MOVES =
  /\b(?:move|reschedule|postpone|push (?:it |that |the \w+ )?(?:back|out)|bring (?:it |that |the \w+ )?forward|make it|another time|different time|change (?:the |my |our )?(?:time|booking|appointment|viewing|inspection|visit))\b|verleg\w*|verschieb\w*|deplace\w*|report(?:er|ez)\b|chang(?:er|ez) (?:l'heure|mon|le)|cambia(?:r|me)?\b|reprograma\w*|spost(?:a|are|o)\b|remarca\w*|mudar?\b|перен[её]с\p{L}*|перенести|改(?:到|期|时间|约|成)|変更|ずらし|옮(?:겨|기)|바꿔|변경|बदल|(?:ن|أن|ا)نقل|نقل|تغيير|تأجيل|أجّ?ل/u;

const ABOUT_IT =
  /\b(?:it|that|this|das|ihn|es|ca|le|la|lo|isso|questo)\b|它|それ|그거|इसे|उसे|ه(?:ا|ذا)?\b|эту?|его/u;

/** A yes that more may follow, also a question. */
export const BEGINS_WITH_YES =
  /^(?:y+e+s+|y+e+a+h*|y+e+p+|y+u+p+|correct|confirmed|too right|si|oui|ja|sim|certo|да)(?![\p{L}\p{N}])|^(?:是的?|对|はい|네|예|हाँ|हां|जी|نعم)/u;
/** A nod: with a question after it, it may be one to that alone. */
export const NODS =
  /^(?:ok(?:ay)?|sure|perfect|lovely|great|claro|genau|gern|parfait|perfetto|perfeito|хорошо)(?![\p{L}\p{N}])|^(?:好的?|可以|좋|ठीक)/u;
/** What takes a yes, or a wish to cancel, back. */
export const BUT =
  /\b(?:but|instead|wait|except|actually|rather|don'?t|do not|not|never|nicht|aber|pas|mais|pero|ma|porem|nao)\b|但|不|でも|하지만|लेकिन|मत|لكن|\bلا\b/u;

/** `isSpokenOf`: times were spoken of just now, so that 'cancel it' is enough. */
export const asksToCancel = (text: string, isSpokenOf: boolean): boolean =>
  CALLS_OFF.test(text) && (BOOKED.test(text) || (isSpokenOf && ABOUT_IT.test(text)));
export const asksToMove = (text: string, isSpokenOf: boolean): boolean =>
  MOVES.test(text) && (BOOKED.test(text) || (isSpokenOf && ABOUT_IT.test(text)));

export const ONLINE =
  /\b(?:online|virtual(?:ly)?|video(?: call)?|zoom|remote(?:ly)?|virtuell|en ligne|a distance|en linea|a distancia|in linea|a distanza|on-?line)\b|онлайн|线上|视频|オンライン|온라인|화상|ऑनलाइन|वीडियो|عبر الإنترنت|أونلاين|فيديو/u;
