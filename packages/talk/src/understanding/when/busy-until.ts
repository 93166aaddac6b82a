/** Who works until three comes after three. In lower case without the accents of Latin letters. */

/** What somebody does until then; 'that works until 3' does nothing. */
const OCCUPIED = [
  String.raw`(?:\b(?:i|we|he|she|they|both|wife|husband|hubby|missus|partner|son|daughter|always|usually|also|am|at|have|got|gotta|to|do)(?:'?m|'?re|'?ve)? works?\b)`,
  String.raw`\b(?:working|jobs?|shifts?|busy|tied up|rostered|(?:at|in|have|got) (?:school|uni|tafe|class|church|training|meetings?|a meeting|an appointment|the office))\b`,
  String.raw`\b(?:can'?t|cannot|not|won'?t)(?: (?:be|do|make|come|get|it|there|free|available|home|around|off|back|able|to|really))*(?= )`,
  String.raw`\b(?:arbeit\w*|dienst|schicht|beschaftigt|travail\w*|boulot|bosse|occupee?|en cours|trabaj\w*|ocupad[oa]|turno|lavor\w*|occupat[oa]|trabalh\w*|expediente)\b`,
  String.raw`(?:работа\p{L}*|занят\p{L}*|на смене|смена|учусь)`,
  '(?:上班|工作|上课|有事|忙)',
  String.raw`(?:[أا]عمل|[أا]شتغل|(?:ال)?(?:عمل|دوام|شغل)\p{L}*|مشغول\p{L}*|دراس\p{L}*)`,
].join('|');
const UNTIL = String.raw`(?<![\p{L}])(?:until|till|'?til|to|bis|jusqu'?a|jusque|hasta(?: las?)?|fino (?:alle|a)|ate(?: as)?|до)(?: (?:about|around))? |-|到|(?:حتى|إلى|الى|لحد|لغاية)(?: الساعة)? `;
/** The same, said after the hour. */
const UNTIL_AFTER = '(?: ?(?:まで|까지|तक))';
const OCCUPIED_AFTER = String.raw`(?:i work\b|i'?m (?:at work|working|busy)|(?:habe ich |bin ich |ich )?(?:arbeit\w*|dienst|schicht|beschaftigt)|仕事|働|勤務|バイト|授業|用事|忙し|일(?:해|하|이)|근무|회사|수업|바빠|바쁘|काम|ड्यूटी|ऑफिस|दफ़?्तर|नौकरी|व्यस्त)`;
/** When it ends. */
const ENDS = String.raw`\b(?:finish(?:ing)?|knock(?:ing)? off|clock(?:ing)? off|get(?:ting)? off|off work|done)(?: work| from work| my shift)?(?: at| around| about| by)? |\bfeierabend (?:um|gegen) |\b(?:finis|termine)(?: le travail)? (?:a|vers) |\bsalgo(?: d?el? trabajo)? a las? |\bfinisco(?: di lavorare)? alle |\bsaio(?: do trabalho)? as |заканчиваю(?: работу)? в `;
const ENDS_AFTER =
  '(?:分)?(?:才|就)?(?:下班|放学)|(?:に|で)?(?:仕事が)?終わ|에? ?(?:퇴근|끝나)|(?:पर|को)? ?(?:छुट्टी|फ्री) हो';

const OF_DAY = '(?:上午|下午|午前|午後|오전|오후|晚上)? ?';

/** With the hour as it is read in a span: its hours, minutes and half of the day are the groups of each. */
export const busyUntil = (hour: string): RegExp =>
  new RegExp(
    [
      String.raw`(?:${OCCUPIED})[^,.;!?，。、؟]{0,30}?(?:${UNTIL})${OF_DAY}${hour}`,
      String.raw`(?<![\p{L}])(?:until|till|bis) ${hour} ${OCCUPIED_AFTER}`,
      String.raw`${OF_DAY}${hour}${UNTIL_AFTER}[^,.;!?，。、]{0,8}?${OCCUPIED_AFTER}`,
      String.raw`(?:${ENDS})${hour}`,
      String.raw`${OF_DAY}${hour}(?:${ENDS_AFTER})`,
    ].join('|'),
    'u',
  );
