import type { NearDays } from '@propguard/rules/booking/wanted-days';

/** Words for days in all languages; in lower case, without the accents of Latin letters. */
export const edged = (latin: string, others: string): RegExp =>
  new RegExp(`\\b(?:${latin})\\b|${others}`, 'u');

export const WEEKDAYS: readonly RegExp[] = [
  edged(
    'mondays?|mon(?=$|[,.?!)]| (?:\\d|at|the|morning|arvo|afternoon|evening|or|and|am|pm|is|works|please|pls|tues?|wed|thu|fri|next|week))|montag(?:s|morgen|abend|nachmittag|vormittag)?|lundi|lunes|lunedi|segunda[- ]feira|(?<!\\b(?:la|el|a|o|una|uma) )segunda(?! (?:opci|hora|opc|fecha|cita|altern|visit|volta))',
    'понедельник|周一|週一|星期一|礼拜一|月曜|월요일|सोम(?:वार)?(?![\\p{L}\\p{M}])|الاثنين|الإثنين',
  ),
  edged(
    'tuesdays?|tues?|tuseday|teusday|dienstag(?:s|morgen|abend|nachmittag|vormittag)?|mardi|martes|martedi|terca[- ]feira|(?<!\\b(?:la|el|a|o|una|uma) )terca(?! (?:opci|hora|opc|fecha|cita|altern|visit|volta))',
    'вторник|周二|週二|星期二|礼拜二|火曜|화요일|मंगल(?:वार)?|الثلاثاء',
  ),
  edged(
    'wednesdays?|weds?|wensday|wednsday|mittwoch(?:s|morgen|abend|nachmittag|vormittag)?|mercredi|miercoles|mercoledi|quarta[- ]feira|(?<!\\b(?:la|el|a|o|una|uma) )quarta(?! (?:opci|hora|opc|fecha|cita|altern|visit|volta))',
    'сред[уаы](?!\\p{L})|周三|週三|星期三|礼拜三|水曜|수요일|बुध(?:वार)?|الأربعاء|الاربعاء',
  ),
  edged(
    'thursdays?|thurs?|thrusday|thurday|donnerstag(?:s|morgen|abend|nachmittag|vormittag)?|jeudi|jueves|giovedi|quinta[- ]feira|(?<!\\b(?:la|el|a|o|una|uma) )quinta(?! (?:opci|hora|opc|fecha|cita|altern|visit|volta))',
    'четверг|周四|週四|星期四|礼拜四|木曜|목요일|गुरु(?:वार)?|बृहस्पतिवार|الخميس',
  ),
  edged(
    'fridays?|fri|freitag(?:s|morgen|abend|nachmittag|vormittag)?|vendredi|viernes|venerdi|sexta[- ]feira|(?<!\\b(?:la|el|a|o|una|uma) )sexta(?! (?:opci|hora|opc|fecha|cita|altern|visit|volta))',
    'пятниц|周五|週五|星期五|礼拜五|金曜|금요일|शुक्र(?:वार)?(?!िया)|الجمعة',
  ),
  edged(
    'saturdays?|sat|saterday|satuday|samstag(?:s|morgen|abend|nachmittag|vormittag)?|sonnabends?|samedi|sabado|sabato',
    'суббот|周六|週六|星期六|礼拜六|土曜|토요일|शनि(?:वार)?|السبت',
  ),
  edged(
    'sundays?|(?<!\\b(?:the|full|morning|afternoon|arvo|winter|summer|evening|in|of|much|any|some) )sun(?=$|[,.?!)]| (?:\\d|morning|arvo|afternoon|evening|at|or|and|but|then|please|pls|is|works|instead|week)\\b| \\d)|sonntag(?:s|morgen|abend|nachmittag|vormittag)?|dimanche|domingo|domenica',
    'воскресень|周日|周天|週日|星期日|星期天|礼拜天|日曜|일요일|रविवार|इतवार|الأحد|الاحد',
  ),
];

export const NEAR: Readonly<Record<NearDays, RegExp>> = {
  'next-week': edged(
    'next week|nachste(?:n|r)? woche|la semaine prochaine|semaine prochaine|la proxima semana|proxima semana|semana que viene|settimana prossima|prossima settimana|semana que vem|week after next',
    'следующ\\p{L}+ недел\\p{L}+|下个?周|下個?週|下个?星期|下个?礼拜|来週|다음 ?주|अगले (?:हफ़?्ते|सप्ताह)|الأسبوع القادم|الأسبوع المقبل',
  ),
  weekend: edged(
    'weekends?|week-end|wochenende|fin de semana|finde|fine settimana|fim de semana',
    'выходн\\p{L}+|周末|週末|주말|सप्ताहांत|वीकेंड|نهاية الأسبوع|عطلة الأسبوع',
  ),
  'this-week': edged(
    'this week|end of the week|diese(?:r)? woche|cette semaine|esta semana|questa settimana|nesta semana',
    'на этой неделе|本周|这周|这个星期|今週|이번 ?주(?!말)|इस (?:हफ़?्ते|सप्ताह)|هذا الأسبوع',
  ),
  tomorrow: edged(
    'tomorrow|tomorow|tommorr?ow|tmrw?|tmw|2moro|morgen(?! fruh)|demain|(?<!la )manana|domani|amanha',
    'завтра|明天|明日|내일|कल|غدا|غدًا|بكرة',
  ),
  today: edged(
    "today|tonight|this (?:arvo|afternoon|morning|evening)|heute|aujourd'hui|hoy|oggi|hoje",
    'сегодня|今天|今日|오늘|आज|اليوم',
  ),
};

/** The day after tomorrow: the word for tomorrow often stands in it. */
export const DAY_AFTER_TOMORROW =
  /\b(?:(?:the )?day after tomorrow|overmorrow|ubermorgen|apres-demain|pasado manana|dopodomani|depois de amanha)\b|послезавтра|后天|後天|明後日|あさって|모레|परसों|بعد غد/u;

/** From Monday to Friday. */
export const WORKDAYS =
  /\b(?:week ?days?|workdays?|working days?|business days?|werktags?|wochentags?|unter der woche|en semaine|entre semana|dias? (?:de semana|laborables?|uteis|util)|giorn[oi] feriali|infrasettimanal\w+|(?:in|durante la) settimana(?! prossima)|jours? (?:ouvrables?|ouvres|de semaine)|durante a semana(?! que vem))\b|(?:в|по) (?:рабочие )?будн\p{L}+|будн\p{L}+|工作日|平日|평일|주중|कार्यदिवस|कामकाजी दिन|वीकडे|(?:خلال|وسط|منتصف) الأسبوع|أيام (?:العمل|الأسبوع)/u;
/** Of a week, its beginning and its end. */
export const EARLY_IN = /\b(?:early|start of|beginning of|anfang|debut|principios de|inizio|inicio)\b/u;
export const LATE_IN = /\b(?:late|later|end of|ende|fin de la|finales de|fine)\b/u;
