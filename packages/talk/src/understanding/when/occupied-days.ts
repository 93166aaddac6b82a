/** A day that is told as a circumstance: who works on Sunday comes on another. In lower case without Latin accents. */

/** What stands between such words and the day. */
const TO_DAY = String.raw`(?: (?:on|for|this|next|all|every|the|all day|am|jeden|le|les|el|los|la|il|di|no|na|aos|nos|o|em|в|во|по|यह|يوم|ايام))* ?$`;
const TAKEN_BEFORE_DAY = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:rostered(?: on| to work)?|on (?:shift|call|duty|the roster|nights?)|(?:i|we|he|she|husband|wife|partner|hubby)(?:'?m| am| have to| got to| gotta|'?ve got)?(?: \w+ly| always)? (?:work|working)|have (?:work|a shift)|got (?:work|a shift)|(?:flying|heading|going) (?:out|interstate|overseas)|(?:have|got) the kids)`,
    String.raw`(?:ich )?(?:arbeite|arbeiten wir|muss arbeiten|habe (?:dienst|schicht)|muss)(?: ich)?`,
    String.raw`(?<![\p{L}])(?:je (?:travaille|bosse)|(?:suis|serai) (?:de (?:garde|service|permanence)|au travail|occupee?))`,
    String.raw`(?<!(?:del?|el|mi|al) )(?<![\p{L}])(?:trabajo|trabajamos|curro)|(?:tengo|estoy de) (?:guardia|turno)`,
    String.raw`(?<!(?:il|dal|del|al|mio) )(?<![\p{L}])(?:lavoro|lavoriamo)|(?:sono|ho) (?:di turno|turno|in servizio)`,
    String.raw`(?<!(?:d?o|meu|ao) )(?<![\p{L}])(?:trabalho|trabalhamos)|(?:estou|fico|tenho) (?:de )?(?:plantao|escala|turno|servico)`,
    String.raw`(?:работаю|работаем|дежурю|на смене|смена)`,
    String.raw`(?:عندي|لدي) (?:دوام|عمل|شغل|مناوبة)|(?<!\p{L})(?:أعمل|اعمل|أشتغل|اشتغل|مناوب)`,
  ]
    .map((words) => `(?:${words})`)
    .join('|')
    .replace(/^/u, '(?:')
    .concat(')', TO_DAY),
  'u',
);
/** The same, said after the day. */
const TAKEN_AFTER_DAY = new RegExp(
  [
    String.raw`^s?,? (?:i|we)(?:'?m| am)? (?:work(?:ing)?|rostered|on (?:shift|call|duty))(?!\p{L})(?! (?:until|till|til|from|to|at|\d))`,
    String.raw`^s? (?:(?:habe?|muss) ich (?:dienst|schicht|arbeiten)|arbeite ich|arbeiten|muss ich arbeiten)(?! bis)`,
    String.raw`^s?,? (?:je (?:travaille|bosse)|je suis (?:de garde|de service|au travail))(?! jusqu)`,
    String.raw`^,? (?:yo )?(?:trabajo|tengo (?:guardia|turno)|curro)(?! hasta)`,
    String.raw`^,? (?:io )?(?:lavoro|sono di turno|ho il turno)(?! fino)`,
    String.raw`^(?:-feira)?,? (?:eu )?(?:trabalho|estou de (?:plantao|escala)|tenho plantao)(?! ate)`,
    String.raw`^\p{L}{0,3},? (?:я |у меня )?(?:работаю|дежурю|смена|на смене)(?! до)`,
    String.raw`^(?:我|我们)?(?:都|要|得)?(?:上班|值班|加班|有班|要工作|工作)(?!到|日)`,
    String.raw`^(?:日|曜日)?(?:は|も|に)?(?:終日|ずっと)?(?:仕事|出勤|シフト|勤務|バイト|当直)`,
    String.raw`^(?:은|는|에는|에|엔|도)? ?(?:일해|일하|근무|출근|당직|일이 있)`,
    String.raw`^ ?(?:को|के दिन)? ?(?:मैं |मेरी |मेरा |मुझे )?(?:ड्यूटी|काम|शिफ़?्ट|ऑफिस|दफ़?्तर)`,
    String.raw`^ ?(?:عندي|لدي) (?:عمل|دوام|شغل|مناوبة)|^ (?:أعمل|اعمل|أشتغل)`,
  ].join('|'),
  'u',
);

/** Whether the day that stands there is taken up by something else. */
export const isOccupied = (text: string, start: number, end: number): boolean =>
  TAKEN_BEFORE_DAY.test(text.slice(0, start)) || TAKEN_AFTER_DAY.test(text.slice(end));

const AWAY = String.raw`(?:away|gone|out of town|out of the country|interstate|overseas|abroad|travelling|traveling|on (?:holidays?|leave|vacation|a trip|nights?)|in hospital|sick|busy|working|rostered(?: on)?|flat out|tied up|not (?:back|free|available|here|around|home|in town)|won'?t be (?:back|free|here|home)|en deplacement|en voyage|en vacances|absente?|occupee?|de viaje|fuera|ocupad[oa]|trabajando|in viaggio|fuori(?: citta)?|via|in ferie|occupat[oa]|viajando|fora|de ferias|ocupad[oa]|trabalhando|в отъезде|в отпуске|в командировке|занят\p{L}*|уезжаю|مسافر\p{L}*|مشغول\p{L}*|في إجازة)`;
const AWAY_IN_HAN = '(?:出差|不在|旅游|旅行|度假|忙)';
const ENDS_BEFORE_DAY = new RegExp(
  String.raw`(?<![\p{L}])${AWAY}[^,.;!?，。]{0,16}?(?:(?<![\p{L}])(?:until|till|'?til|through|thru|jusqu'?(?:a|au)|hasta|fino (?:a|al)|ate|до|حتى|إلى|الى|لغاية)(?: (?:the|el|le|a|next|this|يوم))* )$|${AWAY_IN_HAN}[^，。]{0,6}(?:到|至)$|(?<![\p{L}])(?:finish(?:ing|es)?|ends?|ending|done|knock(?:ing)? off)(?: up| work| my \w+| it)?(?: (?:on|this|next))* $`,
  'u',
);
const AWAY_AFTER_BIS =
  /^s? (?:verreist|unterwegs|weg|im urlaub|nicht da|beschaftigt|auf dienstreise)(?!\p{L})/u;
const ENDS_AFTER_DAY =
  /^(?:日|曜日)?まで(?:は)?(?:出張|旅行|仕事|不在|留守|忙|用事)|^까지(?:는)? ?(?:출장|여행|일|근무|바쁘|바빠|휴가)|^ ?तक (?:मैं )?(?:बाहर|काम|व्यस्त|छुट्टी|यात्रा|सफ़?र)/u;
/** German says both: 'bis Freitag verreist'. */
const BIS = /(?<!\p{L})bis(?: zum)? $/u;

/** Whether what takes somebody up ends on the day that stands there: they come after it. */
export const isOccupiedUntil = (text: string, start: number, end: number): boolean => {
  const [front, back] = [text.slice(0, start), text.slice(end)];
  if (ENDS_BEFORE_DAY.test(front)) return true;
  return ENDS_AFTER_DAY.test(back) || (AWAY_AFTER_BIS.test(back) && BIS.test(front));
};
