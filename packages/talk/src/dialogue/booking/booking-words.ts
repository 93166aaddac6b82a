/** Words, in all languages, that ask for a time. In lower case without the accents of Latin letters. */

/** To see a home with one's own eyes; a day or a home stands beside it. */
export const SEES =
  /\b(?:see|view(?:ing)?|visit|inspect(?:ion)?|look (?:at|through|around)|walk ?through|check out|come (?:by|past|through|over)|show(?:n)? (?:me|us) (?:around|through)|book (?:me|us)|book(?:ed)? in|tour)\b|besichtig\w*|\b(?:an)?(?:sehen|schauen)\b|visiter|\bvoir\b|\bver\b|visitar|vedere|visitare|посмотреть|осмотреть|показ|[看見]|内覧|보러|볼 수|방문|देख|معاينة|زيارة|\bأرى|رؤية|أشاهد|أزور/u;

/** To come and see a home, without a day: its name stands beside it. */
const COMES_TO_SEE = [
  String.raw`\b(?:want|like|love|keen(?: as)?|hop(?:e|ing)|able|chance|can|could|may|might|get) (?:i |we |you )?(?:to )?(?:(?:come|go|just|please|maybe) (?:and |to )?)*(?:see|view|inspect|visit|tour|walk ?through|look (?:at|through|around|over)|check out|(?:have|get|take) an? (?:\w+ )?(?:look|squiz|peek|gander|sticky ?beak|walk ?through))\b`,
  String.raw`^(?:please )?(?:inspect|view|visit)\b`,
  String.raw`\b(?:chance|possib\w+|way|odds|interested|keen|thinking|hoping|up for|love|fancy|mind|like|time)\b.{0,24}\b(?:seeing|viewing|inspecting|visiting|touring|(?:having|getting|taking) an? (?:\w+ )?(?:look|squiz|peek|gander|nosey|sticky ?beak|walk ?through)|looking (?:at|through|around|over)|coming (?:to see|through|by|past|over|round)|(?:see|view|inspect|visit|get in(?:side|to)?|look (?:at|through|around)))\b`,
  String.raw`\b(?:pop|drop|swing|call|come|stop|head|duck) (?:round|around|over|by|in|past|through)\b|\b(?:poke|stick|put) (?:my|our) (?:head|nose) in\b|\b(?:nose|sticky ?beak|squiz) (?:around|through|at)\b|\blet (?:me|us) in(?:to|side)?\b|\bhave a (?:nosey|sticky ?beak|gander|squiz)\b|\bdare un'occhiata\b|\bconhecer\b|\bconocer\b|\bechar(?:le)? un vistazo\b|\b(?:faire un tour|jeter un (?:coup d')?(?:œil|oeil))\b|\b(?:vorbeikommen|vorbeischauen|reinschauen|von innen)\b|(?:подъехать|заехать|зайти|приехать)`,
  String.raw`\ban? (?:(?:quick|good|proper|decent|little) )*(?:look|squiz|peek|gander|nosey|sticky ?beak|walk ?through) (?:at|through|around|inside|over|of)\b`,
  String.raw`\b(?:open|available|free|ready) (?:(?:for|to) (?:an? )?(?:\w+ )?(?:look|squiz|viewings?|inspections?|visits?|visitors?|see|view|inspect|visit)|this (?:week|weekend|arvo|morning)|on (?:the )?(?:week|mon|tue|wed|thu|fri|sat|sun)\w*|today|tomorrow)\b|\b(?:inspections?|viewings?|open homes?|open houses?) (?:at|of|for|on|times?)\b|\bappointment (?:at|for|to)\b`,
  String.raw`\b(?:possible|moglich)\b.{0,60}\b(?:besichtig\w*|ansehen|anschauen)|\bbesichtig\w*.{0,80}\bmoglich\b|\bpossible de (?:voir|visiter)\b|\bposible (?:ver|visitar)\b|\bpossibile (?:vedere|visitare)\b|\bpossivel (?:ver|visitar)\b|возможность (?:посмотреть|увидеть)|(?:有机会|方便).{0,4}看|見せて(?:もら|いただ|くださ)|구경(?:할|하)|देखने (?:को मिल|मिल)|(?:فرصة|إمكانية) (?:ل)?(?:رؤية|معاينة|زيارة|مشاهدة)`,
  String.raw`\b(?:next|any|upcoming|when(?:'?s| is| are| can))\b.{0,30}\b(?:inspections?|viewings?)\b`,
  String.raw`\bbook (?:me|us|in|an?|it|the)\b|\bbook(?:ed)? in\b|\b(?:arrange|organi[sz]e|schedule|set up|need|want|after|like|get|have|request|do) (?:an? |to (?:book|arrange|organi[sz]e|schedule|have|set up) (?:an? )?)?(?:\w+ ){0,2}(?:inspections?|viewings?|visits?|walk ?throughs?|tours?|showings?|appointment to see)\b`,
  String.raw`\b(?:is|are) (?:it|the (?:house|home|place|unit|property)|there|\w+) (?:open|any (?:times?|slots?|openings?))\b|\bshow (?:me|us) (?:through|around|over)\b|\b(?:see|view|inspect|look at|look through) (?:it |the \w+ )?in person\b|\bopen (?:for inspection|home times?)\b`,
  String.raw`\b(?:puedo|podemos|podria(?:mos)?|quiero|queremos|quisiera(?:mos)?|gustaria|posible) (?:ir a )?(?:ver|visitar)\b`,
  String.raw`\b(?:voudrais|voudrions|aimerais|aimerions|puis-je|peut-on|pouvons-nous|pourrais-je|souhaiter?\w*|possible de) (?:\w+ )?(?:visiter|voir)\b`,
  String.raw`\b(?:mochte[n]?|wurde[n]?|konnte[n]?|kann|konnen|will) .{0,60}\b(?:besichtigen|ansehen|anschauen)\b`,
  String.raw`\b(?:vorrei|vorremmo|posso|possiamo|potrei) (?:vedere|visitare)\b|\b(?:queria|gostaria de|posso|podemos|quero) (?:ver|visitar)\b`,
  String.raw`(?:хо(?:чу|тел)|можно|могу).{0,20}(?:посмотреть|осмотреть)|想(?:去|来|要|约|预约)?看|(?:可以|能|约|预约|安排)(?:个?时间)?(?:去|来)?看|看房|预约|देखने (?:का समय|जा|आ|है|हैं|के लिए)|(?:अंदर से|घर|मकान|प्रॉपर्टी) देख|देखना (?:चाह|है)|देख सक|(?:أريد|أود|أرغب|ممكن|هل يمكن\p{L}*|نريد|نود)(?: في| أن)? ?(?:ال)?(?:أرى|أزور|معاينة|زيارة|رؤية|مشاهدة|أشاهد|نرى|نزور)`,
  String.raw`見学|内見|内覧|見に(?:行|い)|(?:家|物件)を見(?:たい|せ)|見(?:たい|られ|ることは)|보(?:고 싶|러 가|러 갈|고싶)|볼 수 있|집 ?보|방문(?:하고|할 수|을|예약)|구경`,
  String.raw`\b(?:besichtigungstermin|besichtigung|termin zur besichtigung)\b|\bprogrammer une visite\b|\b(?:prendre|fixer|organiser) (?:un )?(?:rendez-?vous|rdv|une visite)\b|\b(?:agendar|concertar|programar|reservar|marcar|pedir|solicitar) (?:una? |uma )?(?:visita|cita|hora)\b|\b(?:fissare|prenotare|organizzare) (?:una? )?(?:visita|appuntamento)\b|(?:записаться|запишите|договориться).{0,20}(?:просмотр|осмотр|показ)|(?:ir a|pasar a|pasarme a) ver\b|\b(?:ver|visitar) (?:la|el|esta|este|a|o) (?:casa|piso|apartamento|vivienda|propiedad|imovel|apartamento)\b|\bvisiter\b|\bvisitare\b|\bvedere (?:la|il|l'|questa) ?(?:casa|appartamento|immobile)\b`,
].join('|');
export const WANTS_TO_SEE = new RegExp(COMES_TO_SEE, 'u');
/** When, of a visit: then it is no question about papers, whatever else is asked with it. */
export const ASKS_WHEN =
  /\b(?:what|which) times?\b|\bwhen (?:can|could|may|might) (?:i|we)\b|\b(?:private|in-person) (?:inspection|viewing)\b|\bnot an open (?:home|house)\b|什么时候(?:可以|能|方便)(?:去|来)?看|いつ(?:見|内見|見学)|언제 (?:볼|보러|방문)|कब देख|متى (?:يمكن|أستطيع)|когда можно|\bquando (?:posso|possiamo|podemos|si puo)\b|\bwann (?:kann|konnen|konnte)\b|\bquand (?:puis|peut|pouvons|pourrais)\b|\bcuando (?:puedo|podemos|se puede|podria)\b/u;
/** To come where one was just spoken of; a day stands beside it. */
export const COMES =
  /\b(?:can|could|may|might|would) (?:i|we)(?: \w+)? (?:come|pop|drop|swing|stop|be there|go|have a (?:look|squiz)|get (?:in|through))\b|\b(?:i|we)(?:'?d| would| could| can|'?ll) (?:\w+ ){0,2}(?:come|pop|drop|swing|stop) (?:by|in|past|over|round|around|on|through)?\b|\b(?:is|are) (?:anyone|somebody|someone|the agent|you) (?:free|available)\b|\bany (?:times?|slots?|openings?)\b/u;
/** What is looked at on paper. */
export const ON_PAPER =
  /\b(?:reports?|valuations?|valued?|worth|prices?|risks?|maps?|history|photos?|pictures?|sales|details|comparables?)\b/u;
/** Others are asked for, beside those that were offered. */
export const ASKS_OTHERS =
  /\b(?:other|more|further|any others?) (?:times?|slots?|options?|days?|openings?|hours)\b|\bandere[nr]? (?:zeit(?:en)?|termine?|tage?|uhrzeit(?:en)?)\b|\bautres? (?:horaires?|creneaux?|heures?|jours?|dates?)\b|\botr[oa]s? (?:horas?|horarios?|dias?|citas?|opciones|momentos?)\b|\baltr[ioae] (?:orari[o]?|giorn[oi]|dat[ae]|or[ae])\b|\boutr[oa]s? (?:horarios?|dias?|horas?)\b|друг(?:ое|ие|ой) (?:время|дни|день|варианты)|(?:别|其他|其它)的?(?:时间|时段|日子)|(?:他|ほか|別)の(?:時間|日)|다른 (?:시간|날)|(?:कोई )?(?:और|दूसर[\p{L}\p{M}]*) (?:समय|टाइम|दिन)|(?:مواعيد|أوقات|موعد) (?:أخرى|آخر|اخرى)/u;
/** A day that is over. */
export const PAST_DAY =
  /\byesterday\b|\blast (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\blast (?:week|weekend|month)\b|\bgestern\b|\b(?:letzten|vorigen) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b|\bhier\b(?! ist)|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier\b|\bayer\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasado\b|\bieri\b|\bscors[oa]\b|\bontem\b|вчера|прошл\p{L}+ (?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)\p{L}*|昨天|上(?:周|星期)[一二三四五六日天]|昨日|先週|어제|지난 ?(?:주|월요일|화요일|수요일|목요일|금요일|토요일|일요일)|पिछले|बीते|أمس|الماضي/u;
/** None of the times that were offered suits. */
export const NONE_SUITS =
  /\b(?:none of (?:those|these|them)|neither|(?:those|these|they|that|this) (?:don'?t|doesn'?t|do not|does not|won'?t) (?:work|suit)|(?:can'?t|cannot) (?:do|make) (?:any of )?(?:those|these|them)|nothing (?:there )?suits|none (?:work|suit)|(?:any )?other (?:times?|days?|options?)|another (?:day|time)|a? ?different (?:day|time)|can'?t make (?:it|that)|something else|keine? d(?:ies)?er|aucun|ningun[oa]?|nessun[oa]|nenhum[oa]?)\b|ни одн\p{L}+|都不(?:行|合适)|どれも|다른 (?:시간|날)/u;

export const ONLINE =
  /\b(?:online|virtual(?:ly)?|video(?: call)?|zoom|remote(?:ly)?|virtuell|en ligne|a distance|en linea|a distancia|in linea|a distanza|on-?line)\b|онлайн|线上|视频|オンライン|온라인|화상|ऑनलाइन|वीडियो|عبر الإنترنت|أونلاين|فيديو/u;

/** One more beside what is booked, and no other time for it. */
export const ONE_MORE =
  /\b(?:also|as well|too(?=[.!?]|$)|again|once more|in addition|additional|a second|second (?:viewing|visit|look|inspection|booking|appointment|time)|another (?:viewing|visit|look|inspection|booking|appointment)|one more|auch|noch (?:ein\w*|mal)|zweite[nrs]? (?:besichtigung|termin|mal)|zusatzlich\w*|aussi|egalement|encore une|deuxieme (?:visite|fois|rendez-?vous)|en plus|tambien|otra (?:visita|vez|cita)|segunda (?:visita|vez|cita)|ademas|anche|un'altra (?:visita|volta)|seconda (?:visita|volta)|tambem|outra (?:visita|vez))\b|тоже|ещ[её] (?:раз|один|одну)|втор\p{L}+ (?:раз|просмотр|показ)|再(?:看|约|来|去)一?次|第二次|另外再|もう一(?:度|回|つ)|追加|二回目|한 번 더|추가로|두 번째 (?:방문|예약)|एक और|फिर से|दूसरी बार|أيضا|مرة (?:أخرى|ثانية)|موعدا? ثاني/u;
