/** Words, in all languages, that ask for a time. In lower case without the accents of Latin letters. */

/** To see a home with one's own eyes; a day or a home stands beside it. */
export const SEES =
  /\b(?:see|view(?:ing)?|visit|inspect(?:ion)?|look (?:at|through|around)|walk ?through|check out|come (?:by|past|through|over)|show(?:n)? (?:me|us) (?:around|through)|book (?:me|us)|book(?:ed)? in|tour)\b|besichtig\w*|\b(?:an)?(?:sehen|schauen)\b|visiter|\bvoir\b|\bver\b|visitar|vedere|visitare|посмотреть|осмотреть|показ|[看見]|内覧|보러|볼 수|방문|देख|معاينة|زيارة|\bأرى|رؤية|أشاهد|أزور/u;

/** To come and see a home, without a day: its name stands beside it. */
export const WANTS_TO_SEE =
  /\b(?:want|like|love|keen|hop(?:e|ing)|able|can|could|may) (?:i |we )?(?:to )?(?:come (?:and |to )?)?(?:view|inspect|visit|tour|walk ?through|look (?:through|around))\b|\b(?:next|any|upcoming|when(?:'?s| is| are| can))\b.{0,30}\b(?:inspections?|viewings?)\b|\bbook (?:me|us)\b|\bbook(?:ed)? in\b/u;
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
const CALLS_OFF =
  /\b(?:cancel|call off|can'?t make it|cannot make it|won'?t make it|no longer need)\b|absag\w*|sag\w* .{0,40}\bab\b|stornier\w*|\bannul\w*|cancel(?:a|ar|e|o|er)\b|anula\w*|отмен\p{L}*|取消|キャンセル|취소|रद्द|(?:ال|أ)?(?:لغ|إلغاء|الغاء)\p{L}*/u;
const MOVES =
  /\b(?:move|reschedule|postpone|push (?:it |that |the \w+ )?(?:back|out)|bring (?:it |that |the \w+ )?forward|make it|another time|different time|change (?:the |my |our )?(?:time|booking|appointment|viewing|inspection|visit))\b|verleg\w*|verschieb\w*|deplace\w*|report(?:er|ez)\b|chang(?:er|ez) (?:l'heure|mon|le)|cambia(?:r|me)?\b|reprograma\w*|spost(?:a|are|o)\b|remarca\w*|mudar?\b|перен[её]с\p{L}*|перенести|改(?:到|期|时间|约|成)|変更|ずらし|옮(?:겨|기)|바꿔|변경|बदल|(?:ن|أن|ا)نقل|نقل|تغيير|تأجيل|أجّ?ل/u;

const ABOUT_IT =
  /\b(?:it|that|this|das|ihn|es|ca|le|la|lo|isso|questo)\b|它|それ|그거|इसे|उसे|ه(?:ا|ذا)?\b|эту?|его/u;

/** `isSpokenOf`: times were spoken of just now, so that 'cancel it' is enough. */
export const asksToCancel = (text: string, isSpokenOf: boolean): boolean =>
  CALLS_OFF.test(text) && (BOOKED.test(text) || (isSpokenOf && ABOUT_IT.test(text)));
export const asksToMove = (text: string, isSpokenOf: boolean): boolean =>
  MOVES.test(text) && (BOOKED.test(text) || (isSpokenOf && ABOUT_IT.test(text)));

export const ONLINE =
  /\b(?:online|virtual(?:ly)?|video(?: call)?|zoom|remote(?:ly)?|virtuell|en ligne|a distance|en linea|a distancia|in linea|a distanza|on-?line)\b|онлайн|线上|视频|オンライン|온라인|화상|ऑनलाइन|वीडियो|عبر الإنترنت|أونلاين|فيديو/u;
