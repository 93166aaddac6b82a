/** Whether something is called off is asked, and nothing is to be. In lower case without the accents of Latin letters. */
const IS_OFF =
  /\b(?:is|was|has|did|been|got|get|does|are|were)\b.{0,40}\bcancell?ed\b|\bcancell?ed (?:now|already|then|right|yeah|yea|yes)\b|\b(?:ist|wurde|sind)\b.{0,40}\b(?:storniert|abgesagt)\b|\b(?:est|a (?:bien )?ete|sont)\b.{0,30}\bannulee?s?\b|\b(?:quedo|fue|esta|ha sido|sigue)\b.{0,20}\b(?:cancelad|anulad)[oa]\b|\b(?:e|risulta|stat[oa]|rimast[oa])\b.{0,20}\b(?:annullat|disdett|cancellat)[oa]\b|\b(?:ficou|foi|esta|esteja|fica)\b.{0,20}\b(?:cancelad|desmarcad|anulad)[oa]\b|отмен[её]н[аоы]?(?!\p{L})|отменил(?:ся|ась|ось)|取消了(?:吗|吧|没|对)|(?:已经|是不是)取消|キャンセル(?:され|になっ|済)|취소(?:됐|되었|된)|(?:रद्द|कैं[सन]ि?ल|कैंसल) हो (?:गई|गया|गयी|चुक)|(?:هل )?تم (?:إلغاء|الغاء)|أ[ُ]?لغي(?:ت)?(?!\p{L})/u;
/** Somebody is asked to do it: 'can you get it cancelled?' */
const ASKS_IT =
  /\b(?:can|could|would|please|want|need|pode|podes|puede|puedes|puo|puoi|kannst|konnen|pouvez|peux)\b|请|ください|주세요|दीजिए|कर दो/u;

export const asksWhetherCancelled = (text: string): boolean => IS_OFF.test(text) && !ASKS_IT.test(text);
