/** What a reason is told with, up to the end of its clause. In lower case without the accents of Latin letters. */
const REASON =
  /(?<!\p{L})(?:(?:as|since|because|cos|coz|cuz|bc|'?cause|seeing as) (?=(?:i|i'm|i've|im|my|we|we've|our|he|she|they|the|it's|its|there's|on)(?!\p{L}))|(?:weil|denn|da (?=(?:ich|wir|mein\p{L}*|unser\p{L}*)(?!\p{L})))|(?:car|parce que?|puisque?)(?!\p{L})|(?:porque|ya que|pues|ja que|pois)(?!\p{L})|(?:perche|siccome|dato che|visto che)(?!\p{L})|потому что|так как|поскольку|ведь(?!\p{L})|क्योंकि|لأن)[^,.;!?।，。！？،؟]*|(?:因为|由于)[^，。！？,.]*/gu;

/** Something is on that day: 'Sunday we have mass', 'रविवार को पूजा है'. That times suit, or are free on it, is no such thing. */
const IS_ON = new RegExp(
  [
    String.raw`^s?,? (?:i|we)(?:'ve| have)(?: got)? (?!time|free|nothing|no |any|all|the (?:day|morning|afternoon|arvo)|an? (?:gap|window|free)|off)\p{L}+`,
    String.raw`^s? (?:habe ich|haben wir|ist(?: bei uns)?) (?!zeit|frei|nichts|gut|besser|ok|super|perfekt|prima|moglich|mir|auch)\p{L}+`,
    String.raw`^s?,? (?:j'ai|nous avons|on a) (?!le temps|du temps|rien|toute|la (?:journee|matinee))\p{L}+`,
    String.raw`^,? (?:yo )?(?:tengo|tenemos|hay) (?!tiempo|libre|nada|la (?:manana|tarde))\p{L}+`,
    String.raw`^,? (?:io )?(?:ho|abbiamo|c'e) (?!tempo|liber|nulla|niente|la (?:mattina|giornata))\p{L}+`,
    String.raw`^(?:-feira)?,? (?:eu )?(?:tenho|temos|ha|tem) (?!tempo|livre|nada|a (?:manha|tarde)|algum|horario|vaga)\p{L}+`,
    String.raw`^\p{L}{0,3},? (?:у меня|у нас) (?!время|свобод|есть время|ничего)\p{L}+`,
    String.raw`^(?:我|我们)?(?:有(?!空|时间|没有|位)|要(?!看|约|的|吗))`,
    String.raw`^(?:日|曜日)?は[^、。]{1,10}が(?:ある|あり|入って)`,
    String.raw`^(?:은|는|에는|에|엔)? ?[\p{Script=Hangul}]{1,6}(?:이|가) 있`,
    String.raw`^ ?को (?:(?:मेरे|हमारे|घर|यहाँ|यहां|मेरी|मेरा|में|पर) )*(?!ठीक|सही|अच्छा|बढ़िया|खाली|बेहतर|उपलब्ध|संभव|क्या|कुछ|कोई|समय|टाइम|स्लॉट|फ्री|हो)[\p{L}\p{M}]+ (?:है|हैं)(?!\p{L})`,
    String.raw`^ ?(?:عندي|لدي|عندنا|لدينا) (?!وقت|فراغ|فرصة)\p{L}+`,
  ].join('|'),
  'u',
);

/** Whether the day that stands there is told as a circumstance; said alone, it may be wanted all the same. */
export const isCircumstance = (text: string, start: number, end: number): boolean =>
  IS_ON.test(text.slice(end)) ||
  [...text.matchAll(REASON)].some(({ index, 0: clause }) => index < start && end <= index + clause.length);
