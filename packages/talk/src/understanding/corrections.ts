/** Words that put aside what stands after them: 'not 3 bedrooms', 'disregard the 2 bathrooms', 'instead of a unit'. */
const ASIDE = String.raw`\b(?:not|isn'?t|no|never|disregard|ignore|forget(?: about)?|instead of|rather than|scrap|except(?: for)?|excluding|without|anything but|other than|don'?t want|don'?t need|no longer|nicht|kein\p{L}*|ohne|statt|sin|en vez de|no quiero|pas(?: de)?|sans|au lieu d[eu']|plus de|non|senza|invece di|não|sem|em vez de)|(?<![\p{L}])(?:не|без|вместо|кроме)(?![\p{L}])|不要|不是|别|没有|ليست?|مش|مو|بدل|بدون|لا أريد|بلاش|बिना`;
const NEGATED = new RegExp(
  String.raw`(?:${ASIDE})\s+(?:(?:a|an|the|any|in|for|of|my|that|those|these|un|una|el|la|los|las|de|d'|des|le|les|ein\p{L}*|der|die|das|den|o|os|as|il|lo|gli)\s+)*$`,
  'iu',
);
const REACH = 40;
/** Words that put aside what stands before them: '아파트 말고 주택', 'マンションじゃなくて'. */
const ASIDE_AFTER =
  /^(?:\p{L}{0,2}\s*)?(?:말고|아니고|아니라|아닌|대신|じゃなく|ではなく|でなく|以外|の代わり|नहीं|की जगह|के बजाय|के बदले)/u;

/** Whether what begins at a place of the text is put aside by the words before it. */
export const isNegated = (text: string, at: number, end = at): boolean =>
  NEGATED.test(text.slice(Math.max(0, at - REACH), at)) ||
  (end > at && ASIDE_AFTER.test(text.slice(end, end + REACH)));

/** 'Sorry, 650', 'no, I meant 4', 'make that 3': what stands after it holds. */
const PUT_RIGHT =
  /\b(?:sorry|i meant?|i mean|make that|actually|correction|rather|oops|whoops|scratch that|my bad|should (?:be|have been|read)|perdón|perdon|mejor dicho|quise decir|pardon|je voulais dire|plutôt|entschuldigung|ich meinte|genauer|besser gesagt|scusa|intendevo|anzi|desculpa|quis dizer|aliás)\b|извини|точнее|вернее|я имел|ごめん|間違え|じゃなくて|いや|아니|죄송|미안|不对|说错|应该是|抱歉|عفوا|آسف|أقصد|قصدت|माफ|मतलब/iu;
export const isPutRight = (text: string): boolean => PUT_RIGHT.test(text);
