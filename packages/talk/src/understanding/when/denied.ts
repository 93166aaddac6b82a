/** Words before a day or a part of it that rule it out; others of the same kind may stand in between. */
const BEFORE_IT =
  /(?:(?<![\p{L}])(?:(?<!why )not|never|nie(?:mals)?|jamais|nunca|mai|никогда|except|besides|bar|apart from|avoid|excluding|anything but|any (?:other )?(?:day|time) (?:but|except|than)|can'?t(?: do| make| come| be there)?|cannot(?: do| make)?|couldn'?t(?: do| make)?|don'?t (?:do|like|want)|won'?t be free|busy|working|other than|nicht|kein\p{L}*|ausser|pas|sauf|excepto|menos|no (?:puedo|quiero|me (?:va|viene|sirve))|tranne|non(?: voglio| posso| mi va)?|nao(?: quero| posso| da| gosto d[aeo])?|exceto|не(?: хочу| могу| надо)?|кроме|не в|除了|从不|绝不|不(?:要|能|想要?)|别|لا (?:أريد|اريد|يناسبني)|ما أبي|ليس|غير|إلا|ما عدا)[,]? ?(?:(?:on|in|the|a|any|at|so|too|di|nel|al|du|au|no|na|de la|early|this|am|um|gegen|le|la|les|los|las|el|por|il|alle|de|a|as|das|в|во|по|الساعة) ){0,3}(?:(?:\p{L}+(?:days?|tag)(?: (?:mornings?|afternoons?|evenings?|arvos?))?|weekends?|mornings?|afternoons?|evenings?)(?:,| or| and| nor| oder) ?){0,3})$/u;
/** 'I have the podiatrist on Monday', 'Tuesday instead of Monday'. */
const ELSE = String.raw`(?:\w+ist|doctors?|gp|physio\w*|hairdresser|vet|wedding|funeral|meeting|\w* ?appointment|surgery|operation|exam|shift|flight|game|match|class|party|birthday|interview|footy|training|treatment|hospital)`;
const TAKEN_BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(?:have|got|'ve)(?: to (?:see|go to))? (?:(?:the|my|an?|our) )?${ELSE}(?: appointment)?(?: on| this| next| that)*(?: the)? $`,
  'u',
);
const TAKEN_AFTER = new RegExp(
  String.raw`^s?,? (?:i|we)(?:'ve| have)?(?: got)? (?:(?:the|my|an?|our) )?${ELSE}(?!\p{L})`,
  'u',
);
const INSTEAD_OF =
  /(?:(?<![\p{L}])(?:instead of|rather than|(?:an)?statt|au lieu d[eu]|plutot que|en (?:vez|lugar) del?|invece d(?:i|el)|anziche|em vez d[aeo]|ao inves d[aeo]|вместо)|(?:而)?不是|بدلا? (?:من|عن)|بدل)(?: (?:the|on|dem|am|le|la|el|il|a))* ?$/u;
const IS_REPLACED = /^(?:日|요일)?(?:ではなく|じゃなく|의? ?대신)|^ ?(?:के बजाय|की जगह|के बदले)/u;

/** 'No mornings', but not 'no, in the morning'. */
const NO_MANY = /(?<![\p{L}])no (?:\p{L}+s (?:or|and) )?$/u;
/** The same, said after it. */
const AFTER_IT =
  /^s? ?(?:(?:don'?t|doesn'?t|do not|does not|won'?t|will not|never|can'?t) (?:work|suit|do|really)|(?:are|is|'s)(?: not|n'?t) (?:good|great|possible|an option|ideal)|(?:are|is|'s) (?:no good|out|bad|impossible|hard|tricky|too early|too late)|geht nicht|gehen nicht|passt nicht|ne (?:va|vont|me convien)|no me (?:va|conviene)|не (?:подходит|могу|получ)|(?: leider)? nicht\b| no (?:puedo|me|va|posso)| no[,.!]|nao (?:posso|podemos|da|consigo|conseguimos|vou (?:poder|conseguir)|vai dar)|nao[,.!]|non (?:posso|possiamo|riesco|riusciamo|ci (?:sono|siamo))|,? ?(?:i|we) (?:can'?t|cannot|won'?t)\b|,? ?(?:i'?m|i am|we'?re|we are) (?:at (?:work|uni|school)|working|busy|away|in class|flat out|not (?:free|around|available|home))(?! (?:until|till|til|from|to|at|\d))|(?:je )?ne peux pas|impossible|的?(?:话)?不(?:行|可以|方便)|除外|以外|は?(?:だめ|ダメ|無理)|(?:은|는|엔|에는)? ?(?:안 ?(?:돼|되|됩)|말고|빼고|제외)|(?:को)? ?(?:छोड़|नहीं)|(?: بس)? ?لا يناسب)/u;

/** Whether what stands there in a text is what somebody does not want. */
export const isDenied = (text: string, start: number, end: number): boolean => {
  const front = text.slice(0, start);
  const back = text.slice(end);
  if (BEFORE_IT.test(front) || AFTER_IT.test(back)) return true;
  if (TAKEN_BEFORE.test(front) || INSTEAD_OF.test(front)) return true;
  if (TAKEN_AFTER.test(back) || IS_REPLACED.test(back)) return true;
  return NO_MANY.test(front) && text.slice(start, end).endsWith('s');
};
