/** 'Half past ten? No, the first one', 'Saturday, sorry, Sunday', '周六，不对，周日': what comes last is meant. */
const LED = String.raw`(?:no|nah|nope|non|нет)(?=[,.!])|(?:no|nah) (?=the |rather |make |let)|actually(?: no)?|sorry|(?:no |oh |oops |hmm |ah )*wait(?: no| actually)*|hang on|hold on|oops|my mistake|i mean|i meant|make (?:that|it)|(?:can|could) (?:we|you|i) (?:make|do) it|scratch that|on second thoughts?|nein|ach nein|doch lieber|moment|halt|en fait|non attendez|mejor|no espera|perdon|anzi|no aspetta|na verdade|nao espera|нет,? подождите|точнее|вернее|ой|नहीं नहीं|रुकिए|माफ़ कीजिए|لا انتظر|عفوا|بل`;
/** What is wanted in place of what was told: 'a meeting on Thursday. Mon 12 instead?' */
const INSTEAD =
  /^.*[.?!;。？！] ?(?=[^.?!;。？！]*(?:\b(?:instead|stattdessen|a la place|en su lugar|en cambio|invece|em vez disso)\b|вместо|代わりに|대신))/u;
const LED_BARE = '不对|等等|等一下|算了|还是|不(?=[,，])|やっぱり|いや|아니(?:다|요)?|잠깐만?';
const CORRECTED = new RegExp(
  String.raw`^.*(?:[,.?!;，。？！、-] ?|^)(?:(?:${LED})[,.!，、 ]+|(?:${LED_BARE})[,.!，、 ]*)(?=\S)`,
  'u',
);

/** In lower case without accents, as it came. */
export const afterCorrection = (text: string): string => {
  const rest = text.replace(CORRECTED, '').replace(INSTEAD, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
};
