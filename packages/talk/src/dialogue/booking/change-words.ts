import { isShift } from './shift-said.ts';

/** Words, in all languages, for what is booked, and for moving it or calling it off. In lower case without Latin accents. */

/** What is booked already. */
export const OWN =
  /\b(?:my|our) (?:existing |current |other )?(?:booking|appointment|viewing|inspection|visit|tour)s?\b/u;
/** What was booked. */
const BOOKED =
  /\b(?:booking|appointment|viewing|inspection|visit|tour|call)s?\b|termin\w*|besichtigung\w*|rendez-?vous|visite\b|\bcitas?\b|visitas?\b|reservas?\b|reservation|appuntament[oi]|prenotazion[ei]|agendamento|запис[ьи]|встреч[ау]|показ|просмотр|осмотр|预约|看房|予約|内見|内覧|見学|예약|방문|बुकिंग|अपॉइंटमेंट|मुलाक़?ात|حجز|موعد|معاينة|زيارة/u;
export const CALLS_OFF =
  /\b(?:cancel(?:l?ing|led)?|cancellation|call(?:ing)? (?:it |that |this |the \w+ )?off|pull(?:ing)? (?:the pin|out)|bail(?:ing)?(?: on| out)?|scrap(?: it| that| the)?|ditch|no longer (?:need|want|interested|going|coming|able)|won'?t be (?:coming|there|able)|not (?:coming|going to make it|able to come)|(?:don'?t|do not) (?:want|need) (?:to (?:see|view|inspect|go)|the (?:viewing|inspection|booking|appointment)|it any ?more)|changed (?:my|our) minds?|give up (?:my|our|the) (?:slot|time|spot)|forget (?:about )?(?:the|my|our) (?:viewing|inspection|booking|appointment|visit))\b|absag\w*|sag\w* .{0,40}\bab\b|stornier\w*|abbestell\w*|\bannul\w*|decommand\w*|cancel(?:a|ar|e|o|er|en|ad[oa]|acion|amento)\w*\b|\banula\w*|disdi\w*|disdett\w*|desmarc\w*|desist\w*|отмен\p{L}*|取消|不去(?:看)?了|不看了|退掉|キャンセル|取り消|取りやめ|やめ(?:ます|たい|て)|취소|안 (?:갈|가기로)|रद्द|कैं?[सन]ि?ल|कैंसल|(?:ال|أ|ا)?(?:لغ|إلغاء|الغاء)\p{L}*/u;
/** They cannot come as it is booked: with another time it is to be moved. */
const UNABLE =
  /\b(?:can'?t|cannot|can no longer|won'?t be able to|unable to|not able to|couldn'?t|no longer able to|not going to be able to) (?:\w+ )?(?:make|come|do|attend|get there|be there|keep|manage)\b|\bwon'?t make it\b|\bsomething(?:'s| has)? (?:came|come) up\b|\bdoesn'?t (?:work|suit) (?:any ?more|after all|now)\b|\b(?:kann|konnen|schaffe|schaffen) .{0,40}\bnicht(?: mehr)?\b|\bverhindert\b|\bist mir (?:etwas|was) dazwischen|\bne (?:peux|pouvons|pourrai|pourrons|suis|sommes) (?:pas|plus)\b|\bempechement\b|\b(?:ya )?no (?:puedo|podemos|podre|podremos|vamos a poder|voy a poder|llego)\b|\bme (?:ha )?surgi\w+|\bnon (?:posso|possiamo|riesco|riusciamo|potro)(?: piu)?\b|\bcontrattempo\b|\bnao (?:posso|podemos|consigo|vou poder|vamos poder|poderei|da mais)\b|\bsurgiu um\b|не (?:смогу|сможем|могу|можем|получ\p{L}+|успева\p{L}+)|来不了|去不了|没法(?:来|去)|不能(?:来|去)了?|赶不上|有(?:点)?事|行けな(?:く|い)|行けません|都合が(?:悪|つか)|伺えな|못 (?:가|갈|오|올|갑)|갈 수 없|올 수 없|일이 생|नहीं आ (?:पा|सक)|नहीं (?:आऊ|पहुँच|पहुंच)|आ नहीं (?:पा|सक)|لا (?:أستطيع|استطيع|يمكنني|نستطيع)|لن (?:أتمكن|أستطيع|نتمكن|أحضر)|ما (?:أقدر|اقدر|نقدر)/u;
const MOVES =
  /\b(?:mov(?:e|ed|ing)|re-?schedul\w*|re-?book|re-?arrange|postpon\w*|shift(?:ed)?|swap|switch|push (?:it |that |the \w+ )?(?:back|out|to)|put (?:it |that )?(?:back|off)|delay(?:ed)?|bring (?:it |that |the \w+ )?forward|(?<!(?:can'?t|cannot|won'?t|couldn'?t|to) )make it|chang(?:e|ing) (?:it|that|this|to|the |my |our )?(?:the |my |our )?(?:time|day|date|booking|appointment|viewing|inspection|visit|to)?)\b|verleg\w*|verschieb\w*|umbuch\w*|(?:anderen|neuen) termin|deplace\w*|decal\w*|report(?:er|ez|e)\b|repouss\w*|avanc(?:er|ez)\b|chang(?:er|ez|e) (?:l'heure|mon|le|la|de|pour)|cambi(?:a|ar|arl[ao]|arla|ame|arme|amos|o)\b|reprogram\w*|aplaz\w*|pospon\w*|mover(?:l[oa])?\b|adelant\w*|spost(?:a|are|arl[oa]|o|iamo)\b|rimand\w*|rinvi\w*|anticip\w*|remarc\w*|reagend\w*|adi(?:ar|e|o)\b|mudar?\b|alter(?:ar|e)\b|перен[её]с\p{L}*|перенести|перезапис\p{L}*|сдвин\p{L}*|помен\p{L}*|改(?:到|期|时间|约|成|一下|个|在|为)|换(?:到|个|成|时间|一个|一?天|一下)|推(?:迟|后)|提前|挪|変更|ずらし|ずらす|延期|日程を変|変え|옮(?:겨|기|길)|바꿔|바꾸|바꿀|변경|미뤄|미루|연기|बदल|आगे बढ़ा|टाल|शिफ्ट|(?:ن|أن|ا)نقل|نقل|تغيير|تغير|أغير|غير(?=وا|ي)|تأجيل|تاجيل|أجّ?ل/u;
/** Another time is asked for, whichever. */
const ANOTHER_TIME =
  /\b(?:another|any other|a different|some other|other) (?:time|day|date|slot|morning|afternoon|evening|one)s?\b|\binstead\b|\b(?:anything|something) else\b|\bandere[nrs]? (?:tag|zeit|termin)|\bein andermal\b|\bstattdessen\b|\bautre (?:jour|heure|horaire|creneau|date)|\ba la place\b|\botr[oa] (?:dia|hora|momento|horario)|\baltr[oa] (?:giorno|ora|orario|data)|\boutr[oa] (?:dia|hora|horario|data)|друг(?:ое|ой|ую|ая) (?:время|день|дату)|(?:别|其他|另外?一?)(?:的)?(?:时间|天|个?时候)|改天|换一?天|別の(?:日|時間)|ほかの(?:日|時間)|다른 (?:날|시간)|(?:कोई )?(?:और|दूसर[ाे]) (?:दिन|समय)|(?:وقت|يوم|موعد)(?:ا)? آخر/u;

const ABOUT_IT =
  /\b(?:it|that|this|whole thing|everything|das|ihn|es|alles|ca|le|la|lo|todo|tout|isso|tudo|questo|tutto)\b|它|それ|그거|इसे|उसे|ه(?:ا|ذا)?\b|эту?|его/u;
/** What else can be called off or moved. */
const OTHER_THING =
  /\b(?:subscription|plan|account|trial|membership|reports?|search(?:es)?|alerts?|contract|offer|loan|abo|abonnement|suscripcion|abbonamento|assinatura)\b|подписк|订阅|購読|구독|सदस्यता|اشتراك/u;

/** Another day than the one that is booked. */
export const OTHER_DAY =
  /\b(?:other|different) days?\b|\bandere[nrs]? tag|\bautre jour|\botro dia|\baltro giorno|\boutro dia|другой день|(?:换一?|别的|另一|改)天|別の日|ほかの日|다른 날|(?:और|दूसर[ाे]) दिन|يوم(?:ا)? آخر|\bthat day\b/u;

export type Spoken = {
  /** A home is named: another one may be meant. */
  namesHome: boolean;
  /** Times were spoken of just now, so that 'cancel it' is enough. */
  isSpokenOf: boolean;
  /** Something is booked in this talk, so that 'cancel' is. */
  isBooked: boolean;
  /** A time is said beside it. */
  saysWhen: boolean;
};

const isOfBooking = (text: string, { isSpokenOf, isBooked }: Spoken): boolean =>
  BOOKED.test(text) || (isSpokenOf && ABOUT_IT.test(text)) || (isBooked && !OTHER_THING.test(text));

export const asksToMove = (text: string, spoken: Spoken): boolean => {
  const { isSpokenOf, isBooked, saysWhen } = spoken;
  const isOther = saysWhen || ANOTHER_TIME.test(text);
  if (isBooked && UNABLE.test(text) && isOther && !/\bcancel/u.test(text)) return true;
  // 'I have the doctor that day, can I have another?'
  if (isBooked && !spoken.namesHome && ANOTHER_TIME.test(text) && !CALLS_OFF.test(text)) return true;
  // 'Sunday instead' of what was just booked.
  if (isBooked && isSpokenOf && saysWhen && ANOTHER_TIME.test(text)) return true;
  // 'An hour earlier?'
  if (isBooked && !spoken.namesHome && isShift(text)) return true;
  if (!MOVES.test(text)) return false;
  return BOOKED.test(text) || ((isSpokenOf || isBooked) && (ABOUT_IT.test(text) || isOther));
};
export const asksToCancel = (text: string, spoken: Spoken): boolean => {
  if (CALLS_OFF.test(text)) return isOfBooking(text, spoken);
  return UNABLE.test(text) && (spoken.isBooked || spoken.isSpokenOf) && isOfBooking(text, spoken);
};
