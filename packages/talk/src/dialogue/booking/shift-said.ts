/** How far what is booked or offered is to be moved, counted from its own time. In lower case without Latin accents. */
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  half: 0.5,
  'half an': 0.5,
  'half a': 0.5,
  eine: 1,
  einen: 1,
  zwei: 2,
  'eine halbe': 0.5,
  une: 1,
  un: 1,
  deux: 2,
  'une demi': 0.5,
  una: 1,
  dos: 2,
  due: 2,
  um: 1,
  uma: 1,
  dois: 2,
  media: 0.5,
};
const SHIFT =
  /\b(half an?|half|an?|one|two|three|eine halbe|eine|une demi|une|una|uma|media|\d{1,3})[ -](hours?|hrs?|minutes?|mins?|stunden?|heures?|horas?|or[ae]|minuten)\b(?: (?:\w+ ){0,2}?(later|earlier|sooner|back|forward|before|after|spater|fruher|plus tard|plus tot|mas tarde|despues|antes|piu tardi|dopo|prima|mais tarde|mais cedo|depois)\b)?/u;
const BACKWARD = /^(?:earlier|sooner|forward|before|fruher|davor|plus tot|avant|antes|prima|mais cedo)/u;
const SAME_TIME =
  /\bsame (?:(?:sort|kind) ?(?:of|a) |sorta |kinda |kind ?of )?(?:time|hour)\b|\bselbe(?:n|r)? (?:zeit|uhrzeit)\b|\bgleiche(?:n|r)? (?:zeit|uhrzeit)\b|\bmeme heure\b|\bmisma hora\b|\bstess[oa] or(?:a|ario)\b|\bmesm[oa] hora(?:rio)?\b|то же время|同じ時間|同一(?:个)?时间|同样的?时间|같은 시간|उसी समय|نفس (?:الوقت|الساعة)/u;
const HOUR = 60;
const WEEK = 7;

const DAYS =
  /\b(an?|one|two|three|einen|eine|zwei|un|une|deux|una|dos|due|um|uma|dois|\d{1,2}) (days?|weeks?|tage?|wochen?|jours?|semaines?|dias?|semanas?|giorn[oi]|settiman[ae]) (later|after|on|earlier|sooner|before|spater|danach|fruher|davor|plus tard|apres|plus tot|avant|despues|mas tarde|antes|dopo|piu tardi|prima|depois|mais tarde|mais cedo)\b/u;
/** 'The next day', 'the morning after', and the like, with how many days they are. */
const COUNTED: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:the )?(?:next|following) (?:day|morning|afternoon|arvo|evening)\b|\b(?:day|morning|afternoon|arvo|evening) after(?: that| it)?(?! (?:tomorrow|next|lunch|work|\d))\b|\b(?:am|den) (?:nachsten|folgenden) (?:tag|morgen|vormittag|nachmittag|abend)\b|\bam tag (?:danach|darauf)\b|\btags darauf\b|\ble (?:lendemain|jour (?:suivant|d'apres))\b|\b(?:al|el) dia siguiente\b|\bla manana siguiente\b|\bil giorno (?:dopo|seguente|successivo)\b|\bla mattina (?:dopo|seguente)\b|\b(?:no|o) dia seguinte\b|\bna manha seguinte\b|на следующий день|на следующее утро|на день позже|день спустя|第二天|次日|(?:晚|推迟|推后|往后|后)一天|后一天|翌日|翌朝|次の日|(?:一|1)日(?:後|あと|遅)|다음 ?날|하루 (?:뒤|늦|미뤄|후)|अगले दिन|अगली सुबह|एक दिन (?:बाद|आगे)|(?:في )?اليوم التالي|(?:في )?صباح اليوم التالي|بعده? بيوم|يوما? لاحق/u,
    1,
  ],
  [
    /\b(?:the )?(?:day before|previous day|day earlier)(?! yesterday)\b|\bam tag (?:davor|zuvor)\b|\bla veille\b|\bel dia (?:anterior|antes)\b|\bil giorno (?:prima|precedente)\b|\bno dia anterior\b|на день раньше|за день до|(?:提前|早)一天|前一天|前日|(?:一|1)日(?:前|早)|전날|하루 (?:전|앞|일찍|빨)|एक दिन पहले|اليوم السابق|قبله? بيوم/u,
    -1,
  ],
  [
    /\b(?:the )?(?:week after(?! next)(?: that)?|following week)\b|\bdie woche (?:danach|darauf)\b|\bla semaine (?:suivante|d'apres)\b|\bla semana siguiente\b|\bla settimana (?:dopo|seguente|successiva)\b|\bna semana seguinte\b|на неделю позже|неделей позже|(?:晚|推迟|推后)一(?:周|个?星期)|(?:一|1)週間(?:後|遅)|翌週|일주일 (?:뒤|늦|미뤄|후)|एक हफ़?्ते? बाद|(?:الأسبوع التالي|بعد أسبوع)/u,
    WEEK,
  ],
];

/** So many days after the time that is spoken of; undefined where nothing is counted from it. */
export const shiftDaysSaid = (text: string): number | undefined => {
  const found = DAYS.exec(text);
  if (found) {
    const count = COUNTS[found[1] ?? ''] ?? Number(found[1]);
    const days = /^(?:w|sem|sett)/u.test(found[2] ?? '') ? count * WEEK : count;
    return BACKWARD.test(found[3] ?? '') ? -days : days;
  }
  return COUNTED.find(([words]) => words.test(text))?.[1];
};

/** 'Half an hour later', 'same time on Sunday', 'the next morning'. */
export const shiftSaid = (
  text: string,
): { shiftMinutes?: number; shiftDays?: number; isSameTime?: boolean } => {
  const found = SHIFT.exec(text);
  const count = COUNTS[found?.[1] ?? ''] ?? Number(found?.[1]);
  const unit = /^(?:min)/u.test(found?.[2] ?? '') ? 1 : HOUR;
  const sign = BACKWARD.test(found?.[3] ?? '') ? -1 : 1;
  const shiftDays = shiftDaysSaid(text);
  return {
    ...(found && Number.isFinite(count) ? { shiftMinutes: sign * Math.round(count * unit) } : {}),
    ...(shiftDays === undefined ? {} : { shiftDays }),
    ...(SAME_TIME.test(text) ? { isSameTime: true } : {}),
  };
};

const IN_OTHER_SCRIPTS =
  /на (?:пол)?час\p{L}* (?:раньше|позже)|(?:早|晚|提前|推迟)(?:半|一|1)?个?(?:小时|钟头)|(?:一|1)時間(?:早|遅|後|前)|(?:한|1) ?시간 (?:일찍|늦|뒤|앞)|(?:एक|आधा) घंट\p{L}*\p{M}* (?:पहले|बाद)|بساعة|ساعة (?:أبكر|لاحقا)/u;

/** Nothing but how far it is to be moved: 'an hour earlier', 'the next day'. */
export const isShift = (text: string): boolean =>
  SHIFT.exec(text)?.[3] !== undefined || shiftDaysSaid(text) !== undefined || IN_OTHER_SCRIPTS.test(text);
