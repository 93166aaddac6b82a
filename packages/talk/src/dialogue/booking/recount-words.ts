/** What was booked is asked for again. In all languages, in lower case without the accents of Latin letters. */
const OWN = String.raw`(?:my|our|the) (?:viewing|inspection|booking|appointment|visit)`;
const RECALLS = [
  String.raw`\b(?:what|which|when)\b.{0,40}\b(?:did (?:we|i|you)|have (?:we|i)|(?:we|i) (?:end(?:ed)? up|book(?:ed)?|settle[d]?|agree[d]?|pick(?:ed)?|chose)|end(?:ed)? up|booked|again)\b`,
  String.raw`\bremind (?:me|us)\b|\b(?:booking|confirmation) (?:code|number|reference)\b|\bwhen(?:'s| is| was) ${OWN}\b|\bwhat(?:'s| is| was) ${OWN}\b|\bwhat (?:day|date|time|address)(?:'s| is| was) (?:it|that|${OWN})(?: again| for| at)?\b|\bwhen (?:is|was) it(?: again)?\b`,
  String.raw`\b(?:am i|are we) (?:still |definitely )?(?:booked|confirmed|in)\b|\bdid (?:it|that) (?:go through|get booked|work)\b|\bis (?:it|that|${OWN}) (?:all |still |definitely )?(?:booked|confirmed|on)\b|\b(?:what time|when) (?:do|am|are|should) (?:i|we) (?:\w+ ){0,2}(?:be there|come|turn up|meet|there)\b|\bwho\b.{0,40}\bagain\b|\bwho(?:'s| is)? (?:the agent|showing|meeting)\b.{0,30}\bwhen\b`,
  String.raw`\b(?:what|which|where|the|that|no|any|a) (?:\w+ ){0,2}?link\b|\b(?:que|el) enlace\b|\b(?:quel|le) lien\b|\b(?:welche[rn]?|der|den) link\b|\b(?:che|quale|il|qual|o) link\b|ссылк\p{L}*|链接|リンク|링크|लिंक|(?:ال)?رابط`,
  String.raw`\bwann (?:war|ist|habe ich|haben wir)\b|\b(?:an )?welche[mrn]? (?:tag|uhrzeit)\b|\bum wie ?viel uhr\b|\berinnern sie mich\b|\bwas (?:haben wir|habe ich) gebucht\b`,
  String.raw`\b(?:c'est|c'etait) (?:a )?quelle heure\b|\b(?:a|pour) quelle heure\b|\bquel jour\b|\brappele[zr]\b|\bc'est quand\b|\bqu'est-ce qu'on a reserve\b`,
  String.raw`\brecuerd(?:a|as|e|en|ame|eme)\b|\b(?:que dia|a que hora|cuando) .{0,20}\b(?:qued\w*|es|era|reserv\w*)\b|\bque reserv\w+`,
  String.raw`\bricord(?:a|i|ami|armi|arti)\b|\ba che ora (?:e|era)\b|\bche giorno (?:e|era|abbiamo)\b|\bquando (?:e|era) (?:la|il|l')`,
  String.raw`\blembrar?(?:-me)?\b|\ba que horas (?:e|era|ficou)\b|\bque dia (?:e|era|ficou)\b|\bquando (?:e|era|ficou)\b`,
  String.raw`напомни\p{L}*|на когда|когда (?:у меня|мой|моя|наш|наша|просмотр|показ|встреча)|во сколько|на какое время`,
  String.raw`(?:约|预约|订)的?是?(?:什么时候|几点|哪天|几号)|(?:什么时候|几点|哪天|几号)来着|提醒我|我的预约`,
  String.raw`(?:何時|いつ|何日|何曜日)でした|予約(?:は|を)?(?:いつ|何時|何日)|予約(?:の内容)?を?確認`,
  String.raw`(?:언제|몇 시|며칠)(?:였|였죠|이었)|예약(?:이|은)? ?(?:언제|몇 시|며칠)|예약 확인`,
  String.raw`(?:बुकिंग|मुलाक़?ात|अपॉइंटमेंट|विज़िट).{0,12}(?:कब|कितने बजे)|याद दिला|समय क्या (?:था|है)|कब का (?:है|था)`,
  String.raw`متى (?:موعدي|موعدنا|المعاينة|الموعد|حجزي|حجزنا)|ذك[ّ]?رني|في أي (?:يوم|ساعة) (?:موعد|الموعد|حجز)|ما (?:هو )?موعدي`,
];
/** Which it is, and whether it still holds. */
const HOLDS = [
  String.raw`\bwhen (?:do|have) (?:i|we) (?:have|got) (?:it|that)\b|\b(?:do|have) (?:i|we) (?:still )?(?:have|got) (?:it|that|the \w+|\d[\d:.]*(?: ?[ap]m)?) or\b|\bdo i just (?:turn|show) up\b`,
  String.raw`\bnoch (?:bestatigt|gebucht|gultig)\b|\bwas ist mein termin\b|\bfur wann (?:ist|habe)\b`,
  String.raw`\bquel(?:le)? est (?:ma|mon) (?:reservation|visite|rendez-?vous|rdv)\b|\btoujours (?:confirmee?|prevue?|valable)\b|\bpour quand est\b`,
  String.raw`\bcual es mi (?:reserva|cita|visita)\b|\bpara cuando (?:es|esta|tengo|quedo)\b|\bsigue (?:confirmad|en pie)`,
  String.raw`\bqual e la mia (?:visita|prenotazione)\b|\b(?:e|risulta) (?:ancora|sempre) (?:confermat|valid|fissat|prenotat)|\bper quando (?:e|ho)\b`,
  String.raw`\bqual (?:e|era) (?:a |o )?(?:minha|meu) (?:reserva|visita|marcacao|agendamento|horario)\b|\bpara quando (?:e|esta|ficou)\b|\b(?:quando|esta|continua|ainda) (?:esta |ainda )?(?:marcad|confirmad|reservad)`,
];
const RECALLED = new RegExp([...RECALLS, ...HOLDS].join('|'), 'u');
/** What else is fixed for a day. */
const ELSE =
  /\b(?:auction|settlement|open home|sold|listed|built|cooling|subasta|asta|leilao|encheres|versteigerung)\b|拍卖|競売|경매|аукцион/u;

export const asksWhatIsBooked = (text: string): boolean => RECALLED.test(text) && !ELSE.test(text);
