/** 'Half past ten? No, the first one', 'Saturday, sorry, Sunday': what comes last is meant. */
const CORRECTED =
  /^.*(?:[,.?!;-] ?|^)(?:(?:no|nah|nope|non|нет|不|いや|아니)(?=[,.!，、])|(?:no|nah) (?=the |rather |make |let)|actually|sorry|wait|hang on|i mean|i meant|make that|scratch that|on second thoughts?|nein|doch lieber|en fait|mejor|anzi|na verdade)[,.!，、 ]+(?=\S)/u;

/** In lower case without accents, as it came. */
export const afterCorrection = (text: string): string => {
  const rest = text.replace(CORRECTED, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
};
